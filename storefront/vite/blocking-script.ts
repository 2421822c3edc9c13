import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds the script that `index.html` names by its `source` (an address such as `/src/a.ts`) as a
 * classic one: it runs before anything is painted, which a module never does. It is a file because
 * the page's policy allows no inline script.
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
      code = await bundled(source, config);
      this.emitFile({ type: 'asset', name: 'before-paint.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // the development server serves modules only; there, a flash does no harm
        if (!bundle) return html.replace(`src="${source}"`, `type="module" $&`);
        const built = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.source === code,
        );
        if (!built || !html.includes(source)) throw new Error(`No page runs ${source}.`);
        return html.replace(source, `/${built.fileName}`);
      },
    },
  };
}

/** The script and what it imports, as one script without imports. */
async function bundled(source: string, { root, resolve }: ResolvedConfig): Promise<string> {
  const results = await build({
    configFile: false,
    root,
    resolve: { alias: resolve.alias },
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: `.${source}`, formats: ['iife'], name: 'beforePaint' },
    },
  });
  const [result] = (Array.isArray(results) ? results : [results]) as Rolldown.RolldownOutput[];
  if (!result) throw new Error(`${source} was not built.`);
  return result.output[0].code;
}
