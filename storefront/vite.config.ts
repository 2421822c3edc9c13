import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blockingScript } from './vite/blocking-script.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerender } from './vite/prerender.ts';
import { runtimeConfig } from './vite/runtime-config.ts';
import { standIns } from './vite/stand-ins.ts';

const { AUTH_EMULATOR_URL } = process.env;

/** What belongs to the identity emulator is reached through the shop's own origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];

const ENGINE =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|medusa-react|@medusajs|axios|zod)\/|@tanstack\/(?!.*mutationObserver|.*useMutation))|parse-without-eval/;

/** What stands around every page, and what nearly every page uses. */
const APP =
  /\/src\/(?:app\/(?!routes\/|main\.|page-changes|scroll|focus|failure|recovery)|components\/layout\/|components\/ui\/(?:button|error-state|pagination|skeleton|spinner|toast|use-document-title|use-hydrated|user-text)[.-]|config\/(?!image)|lib\/loadable|lib\/(?:http|session)\/(?!form)|lib\/(?:page-window|format\/(?:money|pieces))\.|messages\/en\/(?:catalogue|errors|layout|ui)\.)/;

/**
 * What most pages behind the login have in common. One file, because the first page carries the name
 * of every file that some page may need.
 */
const INNER =
  /\/src\/(?:components\/ui\/(?:badge|empty-state|page-title|paged-table|data-table|query-list|table-skeleton|use-action)\.|messages\/en\/(?:dashboard|session)\.|lib\/session\/form-draft|features\/auth\/components\/checking\.)|lucide-react\/dist\/esm\/icons\/(?:circle-check|minus|star)\./;

/** What the forms behind the login have in common. */
const FORMS =
  /\/src\/(?:components\/ui\/(?:character-count|field|form-|number-field|amount-field|picture-field|report-failure|text-|use-kept-form|use-number-text|use-picture-upload)|lib\/(?:forms\/|pictures\/(?!picture-sizes))|messages\/en\/(?:forms|pictures)\.)/;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    standIns(),
    blockingScript('/src/app/before-paint.ts'),
    runtimeConfig(process.env.HARROW_RUNTIME_CONFIG),
    preloadFonts(/\.woff2$/),
    prerender('src/app/prerender.tsx'),
    precompress(),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('src', import.meta.url)) },
  },
  server: {
    proxy: AUTH_EMULATOR_URL
      ? Object.fromEntries(EMULATOR_PATHS.map((path) => [path, AUTH_EMULATOR_URL]))
      : {},
  },
  build: {
    sourcemap: false, // it would be served with the rest
    // what .size-limit.js finds the chunks of the first page by
    manifest: true,
    // A picture in a data: address could not be cached, and every page would carry it.
    assetsInlineLimit: 0,
    // The policy allows no inline script, and every browser that runs this build preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Words are data: a page takes along the areas it speaks of, not all that are listed.
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and a new version of the shop seldom changes. The switch that
            // keeps zod from `new Function` is in it, so as to be thrown before any schema is made.
            { name: 'engine', test: ENGINE },
            { name: 'app', test: APP },
            { name: 'inner', test: INNER },
            { name: 'forms', test: FORMS },
            // by which the entry loads the rest
            { name: 'loader', test: /vite\/preload-helper/, priority: 1 },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /\/src\/messages\//, sideEffects: false }] },
    },
  },
});
