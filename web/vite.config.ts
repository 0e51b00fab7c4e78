import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The second takes Svelte's browser half in tests, and clears the page after each.
  plugins: [svelte(), svelteTesting()],
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:7878', ws: true } },
  },
  build: {
    // The first versions that know light-dark(), which the two themes are written in.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The page may load fonts and code from files only, so nothing is tucked into another file.
    assetsInlineLimit: 0,
    // Read by tools/pack.js, which weighs the first load.
    manifest: true,
    rolldownOptions: {
      output: {
        // Parts that several pages share come in one file with the first load, not in twenty.
        codeSplitting: {
          groups: [{ name: 'shared', test: /node_modules|src\/lib\/(ui\/|[^/]+$)/, minShareCount: 2 }],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // By default one core stays idle, and small machines have two.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    // The colours are measured; other styles are of no use in tests.
    css: { include: /tokens/ },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
