import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';
import { runtimeConfig } from './vite/runtime-config.ts';

const { AUTH_EMULATOR_URL } = process.env;

/** What belongs to the identity emulator is reached through the shop's own origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    runtimeConfig(process.env.HARROW_RUNTIME_CONFIG),
    preloadFont(/archivo-latin-wdth-normal.*\.woff2$/),
    precompress(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: {
    proxy: AUTH_EMULATOR_URL
      ? Object.fromEntries(EMULATOR_PATHS.map((path) => [path, AUTH_EMULATOR_URL]))
      : {},
  },
  build: {
    sourcemap: true,
    // A picture in a data: address could not be cached, and every page would carry it.
    assetsInlineLimit: 0,
    // The policy allows no inline script, and every browser that runs this build preloads modules.
    modulePreload: { polyfill: false },
  },
});
