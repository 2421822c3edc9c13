import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Prerendered } from '../src/app/prerender.tsx';
import { pageFiles, shellFiles } from './page-files.ts';

/** What the module at `entry` must export. */
interface Renderer {
  pages: readonly Prerendered[];
  render: (path: string) => Promise<string>;
  /** For a browser in which no script runs. */
  noScript: string;
}

/**
 * Writes each page of `entry` (a path below the root) as HTML of its own, which is seen before any
 * script has come, with links to the code that will take it over. `shell.html` is for every other
 * address: the bar, and a page that loads.
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

/** The page with its content, which React finds by the attributes of the root. */
const filled = (template: string, attributes: string, body: string): string =>
  template.replace('<div id="root">', () => `<div id="root" ${attributes}>${body}`);

/**
 * The page with what it says where no script runs. It stands outside the root, where React does not
 * look for it; what the root has in vain then is hidden by a style sheet, as the policy allows no other.
 */
const withNoScript = (template: string, body: string): string =>
  template
    .replace('</head>', `<noscript><link rel="stylesheet" href="/noscript.css"></noscript></head>`)
    .replace('<div id="root">', () => `<noscript>${body}</noscript><div id="root">`);

/** The code of a page would be found out only when the application asks for it. */
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

/** Builds the shop as a module for Node, into a folder that is there as long as `use` runs. */
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
      plugins: [react(), withoutSettings()],
      resolve: { alias: resolve.alias },
      logLevel: 'error',
      // found from any folder, it brings its packages along
      ssr: { noExternal: true },
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

/** A rendered page says nothing of where its backend is: that is known when it is served. */
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
