import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { forward } from '../server/proxy.ts';
import type { StorefrontOptions } from '../server/options-schema.ts';
import { startStorefrontServer, type StorefrontServer } from '../server/server.ts';
import { buildForNode, RENDERER, ROUTES } from './render-server.ts';

/** The options of the storefront's server, without what only a build determines. */
type DevelopmentOptions = Omit<StorefrontOptions, 'folder' | 'renderFolder' | 'policy'>;

/** The stylesheet that a script loads in development; without the link, the page would show unstyled first. */
const STYLES = '<link rel="stylesheet" href="/src/styles/index.css">';

/**
 * In development, answers every request that is not for a source file as the storefront's server does in
 * production. Pages are rendered from the sources as they are at the request: the first request after a
 * change waits for a build of the renderer.
 */
export function servePages(options: DevelopmentOptions): Plugin {
  return {
    name: 'harrow-serve-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(vite) {
      const pages = new DevelopmentPages(vite, options);
      vite.watcher.on('all', () => pages.noteChange());
      vite.httpServer?.once('close', () => void pages.stop());
      return () => {
        vite.middlewares.use((request, response) => void pages.answer(request, response));
      };
    },
  };
}

type Built = { folder: string; server: StorefrontServer };

class DevelopmentPages {
  private isStale = true;
  private current: Promise<Built | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly vite: ViteDevServer,
    private readonly options: DevelopmentOptions,
  ) {}

  noteChange(): void {
    this.isStale = true;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const built = await this.upToDate();
      forward(new URL(`http://127.0.0.1:${built?.server.port ?? 0}`), request, response);
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.vite.config.logger.error(message);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  }

  async stop(): Promise<void> {
    const built = await this.current.catch(() => undefined);
    await built?.server.stop();
    if (built) await rm(built.folder, { recursive: true, force: true });
  }

  /** One build after another; a failed one is tried again after the next change. */
  private upToDate(): Promise<Built | undefined> {
    if (this.isStale) {
      this.isStale = false;
      const before = this.stop();
      this.current = before.then(() => this.build());
    }
    return this.current;
  }

  private async build(): Promise<Built> {
    const { root } = this.vite.config;
    const folder = await mkdtemp(join(tmpdir(), 'harrow-pages-'));
    await buildForNode({ shop: RENDERER }, folder, this.vite.config);
    const document = await readFile(join(root, 'index.html'), 'utf8');
    const template = await this.vite.transformIndexHtml('/', document);
    await writeFile(join(folder, 'template.html'), template.replace('</head>', `${STYLES}</head>`));
    const files = await readdir(join(root, ROUTES));
    const modules = files.filter((file) => file.endsWith('.tsx'));
    const routes = modules.map((file) => [file.replace(/\.tsx$/, ''), [`/${ROUTES}${file}`]]);
    const chunks = { routes: Object.fromEntries(routes) as object, shell: [] };
    await writeFile(join(folder, 'chunks.json'), JSON.stringify(chunks));
    const server = await startStorefrontServer({
      ...this.options,
      ...{ port: 0, folder: join(root, 'public'), renderFolder: folder },
      // the sources of one language are served
      languages: undefined,
    });
    return { folder, server };
  }
}
