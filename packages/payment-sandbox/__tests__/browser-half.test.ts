import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { startPaymentSandbox, type PaymentSandbox } from '../src/server.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './support/target.ts';

const ORIGIN = 'http://localhost:8000';
const folder = temporaryFolder();
const stopped = stoppedAfterwards();
let sandbox: PaymentSandbox;

beforeAll(async () => {
  const starting = startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    allowedOrigins: [ORIGIN],
  });
  sandbox = stopped(await starting, (it) => it.close());
});

/** Asks as a page of that origin does: no key, no credentials. */
const askFrom = (origin: string, query = '') =>
  fetch(`${sandbox.url}/browser.js${query}`, { headers: { origin } });

/** A page that imports the module, as a program: tells what it has of it. */
const PAGE = `
  const [file, publishableKey, apiBase] = process.argv.slice(1);
  const sheets = [];
  globalThis.document = { adoptedStyleSheets: sheets };
  globalThis.CSSStyleSheet = class { replaceSync(text) { this.text = text; } };
  const half = await import(file);
  const stripe = half.createSandboxStripe({ publishableKey, apiBase });
  const { error } = await stripe.retrievePaymentIntent('pi_none_secret_none');
  const styles = sheets.map(({ text }) => text);
  console.log(JSON.stringify({ names: Object.keys(half), error, styles }));
`;

it('is a module that the pages of the storefront may import', async () => {
  const response = await askFrom(ORIGIN);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(response.headers.get('vary')).toBe('Origin');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('is not for the pages of other origins', async () => {
  const response = await askFrom('http://evil.test');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

it('is the same for a page that asks again', async () => {
  const [first, second] = await Promise.all([askFrom(ORIGIN), askFrom(ORIGIN, '?attempt=2')]);
  expect(second.status).toBe(200);
  expect(await second.text()).toBe(await first.text());
});

it('runs as it is served, dresses the page and calls the sandbox', async () => {
  const file = join(folder, 'browser.mjs');
  writeFileSync(file, await (await askFrom(ORIGIN)).text());
  const args = [file, PUBLISHABLE_KEY, sandbox.url];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    PAGE,
    ...args,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    names: ['createSandboxStripe'],
    error: expect.objectContaining({ code: 'resource_missing' }) as unknown,
    styles: [expect.stringContaining('.SandboxCard')],
  });
});
