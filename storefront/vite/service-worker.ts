import type { Plugin, ResolvedConfig } from 'vite';
import { bundledScript } from './bundled-script.ts';

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
