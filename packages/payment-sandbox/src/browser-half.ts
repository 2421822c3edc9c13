import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../browser/main.ts', import.meta.url));

let bundled: Uint8Array | undefined;

/**
 * The part of the sandbox that runs in the shop's pages: one ES module that includes its stylesheet, bundled on
 * the first request.
 */
export async function readBrowserHalf(): Promise<Uint8Array> {
  return (bundled ??= await bundle());
}

async function bundle(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    loader: { '.css': 'text' },
    logLevel: 'silent',
  });
  const [module] = outputFiles;
  if (!module) throw new Error('The browser half of the payment sandbox came out empty.');
  return module.contents;
}
