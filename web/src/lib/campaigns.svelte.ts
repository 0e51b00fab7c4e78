/** The visitor's campaigns. */

import { api } from './api';
import type { CampaignInfo } from './wire';

class Campaigns {
  list: CampaignInfo[] = $state.raw([]);

  /** Asks the server; whoever has no name has no campaign. */
  async load(named: boolean): Promise<void> {
    this.list = named ? await api.campaigns() : [];
  }

  /** Puts what the server has just told in the place of what was known. */
  update(campaign: CampaignInfo): void {
    this.list = this.list.map((known) => (known.id === campaign.id ? campaign : known));
  }

  /** How many stages of a game were reached in any campaign; the first one always is. */
  reached(game: string): number {
    const reached = this.list.filter((known) => known.game === game).map((known) => known.stages.length);
    return Math.max(1, ...reached);
  }
}

export const campaigns = new Campaigns();
