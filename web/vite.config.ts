import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import pkg from './package.json' with { type: 'json' };

const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  define: { __BUILD__: JSON.stringify(process.env.ORRERY_BUILD ?? `web ${pkg.version}`) },
  // Tests mount components, so they need the browser build of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2023',
    manifest: true,
    // The server's content security policy allows no inline code, so assets must not be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // Tests read the rules digests, which are outside this folder.
    ...(mode === 'test' ? { fs: { allow: ['..'] } } : {}),
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
