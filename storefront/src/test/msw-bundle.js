import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { version } = createRequire(import.meta.url)('msw/package.json');
const root = join(import.meta.dirname, '..', '..');

/**
 * The path of the Mock Service Worker bundle, a single CommonJS file. Some of its packages are
 * available only as ES modules, which Jest cannot require before Node 24.9.
 */
export const MSW_BUNDLE = join(root, 'node_modules', '.cache', 'msw', `${version}.cjs`);

/** Jest's global setup: writes the bundle, once for each version. */
export default async function bundleMsw() {
  if (existsSync(MSW_BUNDLE)) return;
  const { build } = await import('vite');
  const entry = 'virtual:msw';
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'msw-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? "export * from 'msw'; export * from 'msw/node';" : null,
      },
    ],
    build: {
      ssr: true,
      emptyOutDir: false,
      outDir: dirname(MSW_BUNDLE),
      minify: false,
      rolldownOptions: {
        input: { [version]: entry },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  });
}
