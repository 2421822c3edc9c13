import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Prerendered } from '../src/app/prerender.tsx';

/** What the module at `entry` must export. */
interface Renderer {
  pages: readonly Prerendered[];
  render: (path: string) => Promise<string>;
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
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const write = (name: string, html: string) => writeFile(join(dir, name), html);
      await withRenderer(entry, config, async ({ pages, render }) => {
        for (const page of pages) {
          const links = pageLinks(bundle, `app/routes/${page.route}`);
          const html = titled(filled(template, links, page.path, await render(page.path)), page);
          await write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
        }
        const links = pageLinks(bundle, 'features/auth/components/require-sign-in');
        await write('shell.html', filled(template, links, '', await render('/dashboard')));
      });
    },
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function filled(template: string, links: string, path: string, body: string): string {
  return template
    .replace('</head>', `${links}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">${body}`);
}

function titled(html: string, { title, description }: Prerendered): string {
  return html
    .replace(/(<title>)[^<]*/, (_, open: string) => open + escaped(title))
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_, open: string) => open + escaped(description),
    );
}

/** Links to the code of a page, which would be found out only when the application asks for it. */
function pageLinks(bundle: Rolldown.OutputBundle, route: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(`/src/${route}.`));
  if (!chunk) throw new Error(`No chunk begins with ${route}.`);
  // Vite names what the entry imports, but not what that page imports on top.
  const known = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((main) => [main.fileName, ...main.imports]);
  return [chunk.fileName, ...chunk.imports]
    .filter((name) => !known.includes(name))
    .map((name) => `<link rel="modulepreload" href="/${name}" crossorigin>`)
    .join('');
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
