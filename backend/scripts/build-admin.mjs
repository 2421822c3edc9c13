// Builds the engine's stock admin into backend/build. It takes 20 seconds, so it is done ahead of the
// start and needs no settings: the pages call the origin that serves them.
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

// a failed build is only printed by the tool
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error('The stock admin could not be built.');
  process.exit(1);
}
