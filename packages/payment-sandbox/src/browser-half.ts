import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../browser/main.ts', import.meta.url));

/** The part of the sandbox that runs in the shop's pages. */
export class BrowserHalf {
  private module: Uint8Array | undefined;

  /** One ES module that includes its stylesheet; bundled on first request. */
  async read(): Promise<Uint8Array> {
    this.module ??= await bundle();
    return this.module;
  }
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
