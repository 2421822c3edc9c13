import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** Bundles a script of `source` (a path such as `/src/a.ts`) and its imports, which is not a module. */
async function bundledScript(source: string, { root, resolve }: ResolvedConfig): Promise<string> {
  const results = await build({
    configFile: false,
    root,
    resolve: { alias: resolve.alias, conditions: resolve.conditions },
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: `.${source}`, formats: ['iife'], name: 'script' },
    },
  });
  const [result] = (Array.isArray(results) ? results : [results]) as Rolldown.RolldownOutput[];
  if (!result) throw new Error(`${source} was not built.`);
  return result.output[0].code;
}

/**
 * Builds the script that `index.html` references by its `source` as a classic script, because modules never
 * run before the first paint. It is a separate file, because the page's content security policy forbids
 * inline scripts.
 */
export function blockingScript(source: string): Plugin {
  let config: ResolvedConfig;
  let code = '';
  return {
    name: 'harrow-blocking-script',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      code = await bundledScript(source, config);
      this.emitFile({ type: 'asset', name: 'before-paint.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // the development server serves only modules; a flash of content is acceptable there
        if (!bundle) return html.replace(`src="${source}"`, `type="module" $&`);
        const built = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.source === code,
        );
        if (!built || !html.includes(source))
          throw new Error(`index.html does not load ${source}.`);
        return html.replace(source, `/${built.fileName}`);
      },
    },
  };
}

/**
 * Builds the service worker `source` as the file `fileName` at the root of the shop, which is the scope that
 * it may have. Its name has no hash: browsers ask for the same file again.
 */
export function serviceWorker(source: string, fileName: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'harrow-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      this.emitFile({ type: 'asset', fileName, source: await bundledScript(source, config) });
    },
  };
}
