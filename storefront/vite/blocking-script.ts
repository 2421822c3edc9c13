import type { Plugin, ResolvedConfig } from 'vite';
import { bundledScript } from './bundled-script.ts';

/**
 * Builds the script that `index.html` references by its `source` (a path such as `/src/a.ts`) as a
 * classic script, because modules never run before the first paint. It is a separate file, because
 * the page's content security policy forbids inline scripts.
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
