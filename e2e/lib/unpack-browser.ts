import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { z } from 'zod';
import { projectRoot } from '@harrow/processes/project-root';

/** A browser executable, with the environment that it needs. */
export type BrowserProgram = { executablePath: string; env: NodeJS.ProcessEnv };

/** Libraries, fonts and a software renderer, which a minimal machine lacks. */
const ARCHIVES = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

async function unpack(source: string, folder: string): Promise<void> {
  const program = join(folder, 'chromium');
  await pipeline(
    createReadStream(join(source, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(program),
  );
  chmodSync(program, 0o755);
  for (const archive of ARCHIVES) {
    const input = createReadStream(join(source, archive));
    await pipeline(input, createBrotliDecompress(), extract(folder));
  }
}

/** Unpacks the registry's Chromium once, into a folder named after its version. */
export async function unpackBrowser(): Promise<BrowserProgram> {
  const root = projectRoot();
  const source = join(root, 'node_modules', '@sparticuz', 'chromium');
  const manifest: unknown = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const folder = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await unpack(join(source, 'bin'), unfinished);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}
