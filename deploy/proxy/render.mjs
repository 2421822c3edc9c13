// Fills the settings into the proxy's configuration, for an nginx without a container:
//
//   node deploy/proxy/render.mjs FOLDER
//
// writes nginx.conf and storefront-headers.conf into the folder. The settings are those of the environment
// and of the file that ENV_FILE names. The build has written the headers of the storefront.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The values of one machine, with the ports of deploy/systemd. */
const defaults = () => ({
  HTTP_PORT: '80',
  HTTPS_PORT: '443',
  BACKEND_1: '127.0.0.1:9001',
  BACKEND_2: '127.0.0.1:9002',
  STOREFRONT_1: '127.0.0.1:8001',
  STOREFRONT_2: '127.0.0.1:8002',
  MIME_TYPES: '/etc/nginx/mime.types',
  // the files of this release, also after the next one has moved the link to itself
  STOREFRONT_FOLDER: realpathSync(path.join(ROOT, 'storefront', 'dist')),
  TLS_FOLDER: '/etc/harrow/tls',
});

/** Replaces `${NAME}` by the settings; notes the names that have none. */
function fill(template, settings, missing) {
  return template.replace(/\$\{(\w+)\}/g, (_, name) => {
    if (!settings[name]) missing.add(name);
    return settings[name] ?? '';
  });
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node deploy/proxy/render.mjs FOLDER');
if (process.env.ENV_FILE) process.loadEnvFile(process.env.ENV_FILE);
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const settings = { ...defaults(), ...given };
const missing = new Set();
for (const [name, source] of [
  ['nginx.conf', 'deploy/proxy/nginx.conf.template'],
  ['storefront-headers.conf', 'storefront/build/storefront-headers.conf.template'],
]) {
  const text = fill(readFileSync(path.join(ROOT, source), 'utf8'), settings, missing);
  if (missing.size === 0) writeFileSync(path.join(folder, name), text);
}
for (const name of missing) console.error(`${name} is missing: see docs/operations.md.`);
process.exit(missing.size === 0 ? 0 : 1);
