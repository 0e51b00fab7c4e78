/** The panel with the question. */
import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import Panel from './Panel.svelte';

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => '<p>What do you play?</p>' }));

it('shows a new question from its beginning', async () => {
  const { container, rerender } = render(Panel, {
    props: { turn: 'Your move', isMine: true, isOver: false, isIdle: false, ask: 1, children },
  });
  const inside = container.querySelector('#panel-inside')!;
  await tick();
  inside.scrollTop = 273;
  await rerender({ turn: 'Your move, still' });
  expect(inside.scrollTop).toBe(273);
  await rerender({ ask: 2 });
  expect(inside.scrollTop).toBe(0);
});
