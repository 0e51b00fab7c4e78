/** How to move through a finished game whose steps come in parts. */
import type { News, ReplayStep } from '../wire';

/** Steps by number; those not yet fetched are missing. */
export type Steps = readonly (ReplayStep | undefined)[];

/** How many steps are fetched at once. */
export const PART = 40;

/** The step, moved into the game. */
export function within(step: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(step) || 0), Math.max(0, count - 1));
}

/** Where the part that holds a step begins. */
export function partOf(step: number): number {
  return step - (step % PART);
}

/** The first step not fetched, from the part that holds `from` on and then from the start; none when all are there. */
export function missingPart(steps: Steps, from: number): number | null {
  const missing = steps.flatMap((step, index) => (step === undefined ? [index] : []));
  return missing.find((index) => index >= partOf(from)) ?? missing[0] ?? null;
}

/**
 * The step at which somebody else's turn begins: the next answer of another seat than the one that answered last. The last step if
 * nobody else comes; none while the steps needed are not there yet.
 */
export function nextTurn(steps: Steps, from: number): number | null {
  const actor = actorBefore(steps, from);
  for (let step = from + 1; step < steps.length; step += 1) {
    const there = steps[step];
    if (!there) return null;
    if (there.by !== null && there.by !== actor) return step;
  }
  return Math.max(0, steps.length - 1);
}

/** The seat whose answer was the last one up to this step. */
function actorBefore(steps: Steps, from: number): number | null {
  for (let step = from; step >= 0; step -= 1) {
    const by = steps[step]?.by ?? null;
    if (by !== null) return by;
  }
  return null;
}

/** An entry of the log and the step it belongs to. */
export interface Told {
  entry: News;
  step: number;
}

/** What was told up to and including a step, as far as it is known. */
export function toldUpTo(steps: Steps, step: number): Told[] {
  return steps
    .slice(0, step + 1)
    .flatMap((each, index) => (each?.news ?? []).map((entry) => ({ entry, step: index })));
}

/** Milliseconds between two steps at a speed of 1 to 8. */
export function pause(speed: number): number {
  return 1_600 / speed;
}
