import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '@harrow/processes/find-program';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { describeIf } from './describe-if.ts';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

export const describeWithNginx = describeIf(Boolean(nginx && openssl), 'REQUIRE_NGINX');

export type NginxServer = { httpsPort: number; stop(): Promise<void> };

const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function makeCertificate(folder: string): void {
  if (!openssl) throw new Error('No openssl on the PATH.');
  const names = ['-subj', '/CN=localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names];
  const { status, stderr } = spawnSync(openssl, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * Starts nginx with the deployment's template and the headers of the storefront. `values` are its environment
 * variables; `change` may lower a limit for a test.
 */
export async function startNginxServer(
  values: Record<string, string>,
  headers: string,
  change: (configuration: string) => string,
): Promise<NginxServer> {
  if (!nginx) throw new Error('No nginx on the PATH: install the package nginx.');
  const folder = mkdtempSync(join(tmpdir(), 'harrow-nginx-'));
  makeCertificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const all = {
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    MIME_TYPES: '/etc/nginx/mime.types',
    STOREFRONT_FOLDER: folder,
    TLS_FOLDER: folder,
    ...values,
  };
  const template = readFileSync(join(projectRoot(), 'deploy/proxy/nginx.conf.template'), 'utf8');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, change(fill(template.replaceAll('/tmp/', `${folder}/`), all)));
  writeFileSync(join(folder, 'storefront-headers.conf'), fill(headers, all));
  const child = spawn(nginx, ['-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No nginx: ${stderr}`);
    await delay(POLL_MS);
  }
  return {
    httpsPort,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
