/** Every test fails when a page misbehaves unseen. Here a page does, so that we know the tests would notice. */

import assert from 'node:assert/strict';

import { scene } from '../lib/scene.js';

scene('an error, a violation of the policy and a request to a third party are noticed', async (stage) => {
  const ada = await stage.guest('Ada');
  await ada.open();
  await ada.button('hero-bot').waitFor();
  assert.deepEqual(ada.unexpected(), []);

  const failed = ada.page.waitForEvent('pageerror');
  await ada.page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('planted error');
      }),
  );
  const violated = ada.page.waitForEvent('console', (message) =>
    message.text().startsWith('policy violated'),
  );
  await ada.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isInline = true';
    document.head.append(script);
  });
  const asked = ada.page.waitForEvent('request', (request) =>
    request.url().startsWith('http://stolik.invalid/'),
  );
  await ada.page.evaluate(
    () => void Object.assign(document.createElement('a'), { href: 'http://stolik.invalid/' }).click(),
  );
  await Promise.all([failed, violated, asked]);

  const told = ada.unexpected().join('\n');
  for (const sign of [
    /planted error/,
    /policy violated: script-src/,
    /third party: http:\/\/stolik\.invalid\//,
  ])
    assert.match(told, sign);
  ada.expected.push(/.*/);
});
