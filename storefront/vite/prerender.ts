import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Prerendered } from '../src/app/prerender.tsx';
import { fromSources, serverConditions } from './from-sources.ts';
import { pageFiles, shellFiles } from './page-files.ts';

/** The exports of the module at `entry`. */
interface Renderer {
  pages: readonly Prerendered[];
  render: (path: string) => Promise<string>;
  /** The notice for browsers without JavaScript. */
  noScript: string;
}

/**
 * Writes an HTML file for each page of `entry` (a path below the root), which is visible before any
 * script has loaded, and lists the chunks that hydrate it. `shell.html` is for all other URLs: the
 * navigation bar and a loading page.
 */
export function prerender(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'harrow-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const write = (name: string, html: string) => writeFile(join(dir, name), html);
      await withRenderer(entry, config, async ({ pages, render, noScript }) => {
        const built = await readFile(join(dir, 'index.html'), 'utf8');
        const template = withNoScript(built, noScript);
        for (const page of pages) {
          const later = pageFiles(bundle, `src/app/routes/${page.route}.tsx`).join(' ');
          const attributes = `data-path="${page.path}" data-later="${later}"`;
          const html = titled(filled(template, attributes, await render(page.path)), page);
          await write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
        }
        const shell = filled(template, '', await render('/dashboard'));
        await write('shell.html', withLinks(shell, shellFiles(bundle)));
      });
    },
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Inserts the content into the page, with attributes from which React recognizes it. */
const filled = (template: string, attributes: string, body: string): string =>
  template.replace('<div id="root">', () => `<div id="root" ${attributes}>${body}`);

/**
 * Inserts the notice for browsers without JavaScript. It is outside of the root, so that React ignores
 * it. A style sheet hides controls that do not work then; it is a file, because the content security
 * policy forbids inline styles.
 */
const withNoScript = (template: string, body: string): string =>
  template
    .replace('</head>', `<noscript><link rel="stylesheet" href="/noscript.css"></noscript></head>`)
    .replace('<div id="root">', () => `<noscript>${body}</noscript><div id="root">`);

/** Preloads the files, which the browser would otherwise discover only when the application runs. */
function withLinks(html: string, files: string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

function titled(html: string, { title, description }: Prerendered): string {
  return html
    .replace(/(<title>)[^<]*/, (_, open: string) => open + escaped(title))
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_, open: string) => open + escaped(description),
    );
}

/** Builds the shop as a module for Node, in a temporary folder that is deleted after `use`. */
async function withRenderer(
  entry: string,
  { root, resolve }: ResolvedConfig,
  use: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'harrow-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      plugins: [fromSources(), react(), withoutSettings()],
      resolve: { alias: resolve.alias },
      logLevel: 'error',
      // bundle all packages, so that the module can run from any folder
      ssr: { noExternal: true, resolve: { conditions: serverConditions } },
      build: {
        ssr: join(root, entry),
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'shop.mjs' } },
      },
    });
    await use((await import(pathToFileURL(join(outDir, 'shop.mjs')).href)) as Renderer);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Removes the settings from prerendered pages, because they are known only when a page is served. */
function withoutSettings(): Plugin {
  const settings = { backendUrl: 'http://backend.invalid', firebase: {}, authEmulator: false };
  return {
    name: 'harrow-without-settings',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/config\/settings\.ts$/ },
      handler: () => `export const settings = ${JSON.stringify(settings)};`,
    },
  };
}
