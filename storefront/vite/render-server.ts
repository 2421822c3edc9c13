import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { renderFolderIn } from '../server/languages.ts';
import { MAIN_LANGUAGE, type Language } from '../server/page-languages.ts';
import { fromSources, serverConditions } from './from-sources.ts';
import { inLanguage } from './languages.ts';
import { ownPages } from './own-pages.ts';
import { pageFiles, shellFiles } from './page-files.ts';

/** The folder of the modules of pages. */
export const ROUTES = 'src/app/routes/';
/** The module that renders pages. */
export const RENDERER = 'src/app/server.tsx';
/** The origin of the shop's own files, where a page asks for them by its own address. */
const OWN_ORIGIN = 'http://storefront.invalid';

/**
 * Builds what the storefront server renders pages with, into the folder `outDir`, which is never served:
 * the renderer as a module for Node (`shop.mjs`), the server itself (`serve.mjs`) and the program that
 * makes files of products for it (`make-files.mjs`), the document without content but with its styles
 * (`template.html`) and the chunks of each route (`chunks.json`). A further language has a folder of its own in it,
 * with all but the programs.
 */
export function renderServer(outDir: string, language: Language): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'harrow-render-server',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const folder = renderFolderIn(join(config.root, outDir), language);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const routes = Object.values(bundle).flatMap((file) => {
        const source = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
        return source.includes(ROUTES) ? [source.slice(source.indexOf(ROUTES))] : [];
      });
      const chunks = routes.map((source) => [
        source.slice(ROUTES.length, -'.tsx'.length),
        pageFiles(bundle, source),
      ]);
      const known = { routes: Object.fromEntries(chunks) as object, shell: shellFiles(bundle) };
      await writeFile(join(folder, 'chunks.json'), JSON.stringify(known));
      // the template has neither settings nor content, so it must not be served as a page
      const document = join(dir, 'index.html');
      const template = inlineStyles(await readFile(document, 'utf8'), bundle);
      await writeFile(join(folder, 'template.html'), template);
      await rm(document);
      const entries =
        language === MAIN_LANGUAGE ? { shop: RENDERER, ...PROGRAMS } : { shop: RENDERER };
      await buildForNode(entries, folder, config, language);
    },
  };
}

/** The programs of the server, in all languages. */
const PROGRAMS = {
  serve: 'server/serve.ts',
  'make-files': 'server/product-files/make-files-main.ts',
  healthcheck: 'server/healthcheck.ts',
};

/** The stylesheet of every page, without those for print and other media. */
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/**
 * Replaces the link to the stylesheet by its content, because another request would delay the first
 * paint: as a file it arrives together with the fonts and pictures of the page.
 */
function inlineStyles(document: string, bundle: Rolldown.OutputBundle): string {
  const name = STYLESHEET.exec(document)?.[1] ?? '';
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error('The page has no stylesheet.');
  const styles = file.source.toString();
  return document.replace(STYLESHEET, () => `<style>${styles}</style>`);
}

/** Bundles modules of the storefront for Node, for production or development as the configuration says. */
export async function buildForNode(
  entries: Record<string, string>,
  folder: string,
  { root, resolve, isProduction }: ResolvedConfig,
  language: Language = MAIN_LANGUAGE,
): Promise<void> {
  const mode = isProduction ? 'production' : 'development';
  await build({
    configFile: false,
    root,
    mode,
    plugins: [inLanguage(language), fromSources(), ownPages(), react(), settingsOfServer()],
    resolve: { alias: resolve.alias },
    logLevel: 'error',
    // bundle the packages, except those that read their own files
    ssr: {
      noExternal: true,
      external: ['fontkit', 'pdfkit', 'sharp'],
      resolve: { conditions: serverConditions },
    },
    define: {
      // else React decides when it is loaded
      'process.env.NODE_ENV': JSON.stringify(mode),
      'window.location.origin': JSON.stringify(OWN_ORIGIN),
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      // ES modules wherever they are copied to, without a package.json
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, path]) => [name, join(root, path)]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
}

/** Takes the settings from the server, which sets them before it loads the shop. */
function settingsOfServer(): Plugin {
  return {
    name: 'harrow-settings-of-server',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/config\/settings\.ts$/ },
      handler: () => 'export const settings = globalThis.harrowSettings;',
    },
  };
}
