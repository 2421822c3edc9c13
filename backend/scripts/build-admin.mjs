// Builds the engine's stock admin into backend/build. This takes 20 seconds and needs no settings,
// because the pages call the origin that serves them, so it is done before the start.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// its ES module build imports a file that does not exist
const adminUi = createRequire(import.meta.url)('@medusajs/admin-ui');

const appDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const buildDir = path.join(appDir, 'build');
const options = { path: '/app', backend: '/', outDir: buildDir };

process.chdir(appDir);
await adminUi.clean({ appDir, outDir: buildDir });
await adminUi.build({ appDir, buildDir, plugins: [], options });

// the tool prints a build error but does not throw it
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error('Cannot build the stock admin.');
  process.exit(1);
}
