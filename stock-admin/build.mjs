// Installs the packages of this project unless they are installed, and builds the engine's stock admin
// into backend/build. It needs no settings, because its pages call the origin that serves them. The
// backend shows the sentence in status.txt until the pages are there.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../dev/bootstrap/install.mjs';
import { isInstalled } from '../dev/bootstrap/installed.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const backend = path.resolve(here, '..', 'backend');
const target = path.join(backend, 'build');
/** The builder's folder, whose src/admin it reads. */
const appDir = path.join(here, '.cache');
const buildDir = path.join(appDir, 'build');

function setStatus(sentence) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'status.txt'), sentence);
}

async function build() {
  if (!isInstalled(here)) await installPackages(here);
  rmSync(appDir, { recursive: true, force: true });
  cpSync(path.join(backend, 'src', 'admin'), path.join(appDir, 'src', 'admin'), {
    recursive: true,
  });
  process.chdir(appDir);
  // its ES module build imports a file that does not exist
  const { build: run } = createRequire(import.meta.url)('@medusajs/admin-ui');
  const options = { path: '/app', backend: '/', outDir: buildDir };
  await run({ appDir, buildDir, plugins: [], options, reporting: 'minimal' });
  // the tool prints a build error but does not throw it
  if (!existsSync(path.join(buildDir, 'index.html'))) throw new Error('The builder has failed.');
  // in one step, because a backend may serve the folder
  rmSync(target, { recursive: true, force: true });
  renameSync(buildDir, target);
}

try {
  setStatus('The stock admin is being built. This page opens it when it is ready.');
  await build();
} catch (error) {
  setStatus('The stock admin could not be built. Its log says why: start the shop again to retry.');
  console.error(error);
  process.exitCode = 1;
}
