import { expect, it } from 'vitest';

import { isLoopback } from './session.svelte';

it('an open line matters only between machines', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '[::1]', 'stolik.localhost']) {
    expect(isLoopback(host), host).toBe(true);
  }
  for (const host of ['192.168.1.5', 'stolik.example', '127.example', '10.0.127.1']) {
    expect(isLoopback(host), host).toBe(false);
  }
});
