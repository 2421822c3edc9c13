import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { pages } from './src/app/pages.ts';
import { MAIN_LANGUAGE, type Language } from './server/page-languages.ts';
import { contractAnswers } from './vite/contract-answers.ts';
import { fieldFiles } from './vite/field-files.ts';
import { clientConditions, fromSources } from './vite/from-sources.ts';
import { buildLanguages, inLanguage } from './vite/languages.ts';
import { ownPages } from './vite/own-pages.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { renderServer } from './vite/render-server.ts';
import { blockingScript, serviceWorker } from './vite/scripts.ts';
import { standIns } from './vite/stand-ins.ts';

const ENGINE =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|medusa-react|@medusajs|axios|zod)\/|@tanstack\/(?!.*mutationObserver|.*useMutation))|parse-without-eval/;

/** The modules of the page frame, and those that nearly every page uses. */
const APP =
  /\/packages\/contract\/src\/(?:operation|products|stock\.|storefront-settings)|\/storefront\/src\/(?:app\/(?!dashboard\/|home\/|routes\/|list-order|pay-placed|main\.|account-data|page-changes|focus|menus|failure)|components\/(?:layout\/(?!bare-|footer|language-)|list\/add-to-list\.)|components\/ui\/(?:button|error-state|pagination|loading|picture(?=\.)|toast|use-document-title|use-hydrated|user-text)[.-]|config\/(?!desk|image|invoice)|lib\/(?:loadable|once|shop)\.|lib\/(?:http|session)\/(?!form|just-logged-in)|features\/search\/components\/search-form|features\/catalogue\/(?:api\/categories|components\/products-menu)|lib\/(?:page-window|format\/numbers)\.|messages\/\w+\/(?:catalogue|errors|language|layout|ui)\.)/;

/**
 * The modules that most protected pages share. A single chunk, because the first page contains the
 * name of every chunk.
 */
const INNER =
  /\/packages\/contract\/src\/(?!audit|contrast|countries|customer-notes|delivered-machines|duties|figures|machine-settings|notices|operation|order-desk|order-for-customer|order-views|part-uses|parts-book|price-changes|product-details|products|replaced-parts|reviews|second-factor|serial-|shop|stock-movements|storefront-settings|written-)|\/storefront\/src\/(?:components\/layout\/bare-|components\/ui\/(?:back-link|data-table|query-list|use-action|use-change)\.|messages\/\w+\/(?:add-review|dashboard|manage-products|not-found|orders?|profile|session|users)\.|lib\/(?:idempotency-keys|ordered-products)|app\/dashboard\/order-query\.|features\/orders\/(?!components\/(?:all-|cancel-))|features\/profile\/api|features\/auth\/components\/guard)|lucide-react\/dist\/esm\/icons\/circle-check\./;

/** A page of products, as on the home page. */
const GRID =
  /\/features\/catalogue\/(?:lib\/(?:paging|page-title|product-card)|api\/products|components\/(?:product-results|product-card|grid-footer))\.|components\/ui\/select\./;

/** The place of a page among the categories. */
const CATEGORIES =
  /\/packages\/contract\/src\/categories|\/features\/catalogue\/(?:api\/category-tree|lib\/(?:category-path|pages-above))\.|components\/ui\/breadcrumb|lucide-react\/dist\/esm\/icons\/chevron-left\./;

/** A list of products with its filters. */
const LISTS =
  /\/packages\/contract\/src\/(?:figure-choice|search)|\/features\/catalogue\/(?:api\/lists|lib\/(?:figure-|list-)|components\/(?:list-screen|category-links|chosen-filters|filter-bar|figure-fields|filter-fields|kept-choices|rows-loading|view-switch))|lib\/(?:forms\/parse-number|list-view-key)|messages\/\w+\/lists\.|lucide-react\/dist\/esm\/icons\/(?:layout-grid|rows-3)\./;

/** The page of a product, with its icons. */
const PRODUCT =
  /\/src\/(?:features\/product\/(?!api\/(?:own-fit|watch)|components\/(?:buy-bar|own-fits|picture-dialog|product-fits|product-sections|watch-stock))|messages\/\w+\/product\.)|lucide-react\/dist\/esm\/icons\/(?:circle-alert|maximize-2|share-2)\./;

/** The machines with the contents of their parts books. */
const MACHINES =
  /\/src\/(?:features\/machines\/(?:api\/|components\/(?:book-|machine|serial-|type-)|lib\/(?:book-|machine))|features\/my-machines\/components\/later|components\/machines\/own-|messages\/\w+\/parts-book\.)|lucide-react\/dist\/esm\/icons\/(?:chevrons-up-down|list)\./;

/** The machines of a shopper, which pages read once they work; not the page that changes them. */
const OWN_MACHINES =
  /\/src\/(?:components\/machines\/known-|features\/my-machines\/(?:api\/own-|components\/keep-)|lib\/own-machines\/|messages\/\w+\/my-machines)/;

/** A figure of a parts book: its drawing and its lines. */
const FIGURE =
  /\/src\/features\/machines\/(?!components\/(?:refused-|sheet-handle\.)|hooks\/use-pull|lib\/sheet-places)/;

/** The orders for staff, and their second factor. A single chunk, with its dialogs and pages, because of the names as above. */
const DESK =
  /\/src\/(?:features\/manage-orders\/(?!api\/to-ship|components\/(?:keys|refund)-dialog)|features\/auth\/(?:api\/second-factor|components\/(?:code-form|second-factor-)|lib\/app-address)|messages\/\w+\/(?:manage-orders|desk-order|customers|second-factor)\.|lib\/authorized-fetch)|\/packages\/contract\/src\/second-factor/;

/**
 * The shopper's list on pages that are not its own: the link to it, the buttons that add to it, and the
 * operations that keep it on the account.
 */
const LIST =
  /\/packages\/contract\/src\/(?:lists|product-lines)\.|\/src\/(?:components\/list\/(?!add-to-list\.)|lib\/(?:answer-headers|list\/|stored-values)|messages\/\w+\/add-to-list)|lucide-react\/dist\/esm\/icons\/trash/;

/** The modules that public and protected pages share, so that neither loads the chunks of the other. */
const SHARED =
  /\/packages\/contract\/src\/(?:dialed-phone|limits|machine-links|page|price-steps|serials|text)\.|\/src\/(?:app\/routes\/not-found|components\/ui\/(?:control|empty-state|page-title|use-action)|lib\/(?:format\/isolate|forms\/parse-number|maker-contact|own-machines\/may-have-machines|query-keys|session\/form-draft)|messages\/\w+\/(?:footer|not-found))\.|lucide-react\/dist\/esm\/icons\/(?:circle-check|circle-x|credit-card|download|file-text|printer|shopping-cart|star)\./;

/** The details of a product: its page shows them, and protected pages change them. */
const DETAILS = /\/packages\/contract\/src\/(?:machine-options|parts|product-details)\./;

/** The modules that show serial numbers, on the pages of machines and in chunks that other pages load later. */
const SERIALS =
  /\/packages\/contract\/src\/machines\.|\/src\/(?:lib\/serial-(?:readings|words)|messages\/\w+\/serials)\.|lucide-react\/dist\/esm\/icons\/(?:book-open|circle-question-mark|layers)\./;

/** The modules beside prices and sums on public and protected pages. */
const BUYING =
  /\/packages\/contract\/src\/ship-date|\/packages\/money\/|\/src\/(?:components\/ui\/(?:copy-button|delivery-line|quantity-field|sum-note|use-number-text)|lib\/(?:format\/day|quantity-fault|ship-date)|messages\/\w+\/delivery)\.|lucide-react\/dist\/esm\/icons\/(?:check|copy|minus|plus|truck)\./;

/** The modules that reviews, which are below the fold, and protected pages share. */
const WRITTEN =
  /\/packages\/contract\/src\/reviews|\/src\/(?:components\/ui\/(?:avatar|badge)|lib\/(?:avatar|format\/date))\./;

/** What the fields that suggest products as one types share, for customers as well as for staff. */
const SUGGESTING = /\/src\/(?:lib\/suggestions|components\/ui\/use-debounced)\./;

/** Dialogs, for customers as well as for staff. */
const DIALOG = /\/src\/components\/ui\/(?:confirm-)?dialog\./;

/** A page that the maker has written. */
const SHOP_PAGE = /\/src\/(?:components\/ui\/markdown|lib\/shop-pages)\.|node_modules\/micromark/;

/** Scrolling and focus of every page. */
const CHANGES = /\/src\/app\/(?:page-changes|focus|menus)\./;

/** The modules that the forms on protected pages share. */
const FORMS =
  /\/src\/(?:components\/ui\/(?:field|form-|number-field|picture-field|text-|use-persisted-form)|lib\/(?:forms\/(?!parse)|pictures\/)|messages\/\w+\/(?:forms|pictures)\.)|@hookform\/resolvers/;

/** The modules of a chunk, with those of its pages: by default the protected ones that name it in their records. */
function group(
  name: string,
  modules: RegExp,
  own = pages.filter(({ chunk }) => chunk === name).map(({ route }) => route),
) {
  const routes = own.map((route) => `${route}.tsx`);
  const isPage = (id: string) => routes.some((route) => id.endsWith(`/src/app/routes/${route}`));
  return { name, test: (id: string) => modules.test(id) || isPage(id) };
}

/**
 * A group takes whatever its modules import, unless an earlier one has it. So the chunks of
 * public pages precede those of protected ones. .size-limit.js holds the sizes.
 */
const GROUPS = [
  // The packages that every page needs, which change rarely. It includes the module that
  // keeps zod from using `new Function`, so that it runs before any schema is created.
  { name: 'engine', test: ENGINE },
  { name: 'app', test: APP },
  { name: 'grid', test: GRID },
  { name: 'categories', test: CATEGORIES },
  // a figure has keys too, and needs none of what follows the changes of pages
  { name: 'single-keys', test: /\/src\/lib\/single-keys\./ },
  { name: 'page-changes', test: CHANGES },
  { name: 'shared', test: SHARED },
  { name: 'details', test: DETAILS },
  { name: 'buying', test: BUYING },
  { name: 'serials', test: SERIALS },
  { name: 'written', test: WRITTEN },
  { name: 'list-parts', test: LIST },
  { name: 'lists', test: LISTS },
  group('product', PRODUCT, ['product']),
  group('machines', MACHINES, ['machines', 'machine']),
  group('figure', FIGURE, ['figure']),
  // what protected pages read of it too
  { name: 'own-machine-calls', test: /\/packages\/contract\/src\/own-machines\./ },
  { name: 'own-machines', test: OWN_MACHINES },
  group('shop-page', SHOP_PAGE, ['shop-page']),
  { name: 'suggesting', test: SUGGESTING },
  { name: 'forms', test: FORMS },
  { name: 'dialog', test: DIALOG },
  group('inner', INNER),
  group('desk', DESK),
  // the entry loads the other chunks with it
  { name: 'loader', test: /vite\/preload-helper/, priority: 1 },
];

/** The build of the shop in a language. */
const config = (language: Language): UserConfig => ({
  plugins: [
    inLanguage(language),
    fromSources(),
    ownPages(),
    react(),
    tailwind(),
    standIns(),
    contractAnswers(),
    blockingScript('/src/app/before-paint.ts'),
    fieldFiles(`field-files.${language}.json`),
    preloadFonts(/\.woff2$/),
    renderServer('build', language),
    // one for all languages, and all files at once
    ...(language === MAIN_LANGUAGE
      ? [
          serviceWorker('/src/app/offline/worker.ts', 'service-worker.js'),
          buildLanguages(config),
          precompress(),
        ]
      : []),
  ],
  resolve: {
    conditions: clientConditions,
    alias: { '@': fileURLToPath(new URL('src', import.meta.url)) },
  },
  build: {
    sourcemap: false, // it would be public
    // .size-limit.js uses it to find the chunks of the first page
    manifest: `.vite/manifest.${language}.json`,
    // the others come into the folder of the main language
    emptyOutDir: language === MAIN_LANGUAGE,
    copyPublicDir: language === MAIN_LANGUAGE,
    // Inlined pictures could not be cached separately.
    assetsInlineLimit: 0,
    // The content security policy forbids the inline polyfill, and all target browsers preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Without names, because the first page lists all chunks. The manifest tells their modules.
        chunkFileNames: 'assets/[hash:8].js',
        hashCharacters: 'base36',
        codeSplitting: {
          groups: GROUPS,
        },
      },
      // Messages have no side effects, so each page loads only the areas that it uses.
      treeshake: { moduleSideEffects: [{ test: /\/src\/messages\//, sideEffects: false }] },
    },
  },
});

export default defineConfig(config(MAIN_LANGUAGE));
