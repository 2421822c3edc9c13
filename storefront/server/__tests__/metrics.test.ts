import { createServer } from 'node:http';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { BrowserErrors } from '../browser-errors.ts';
import { Metrics } from '../metrics.ts';
import { listening } from './stand-in-shop.ts';

const TOKEN = 'the-metrics-token-of-this-test';
const stopped = stoppedAfterwards();

/** A server with metrics and reports alone. */
async function start(token: string | undefined = TOKEN) {
  const metrics = new Metrics(token, () => 7);
  const lines: string[] = [];
  const errors = new BrowserErrors(metrics, (line) => lines.push(line));
  const server = createServer((request, response) => {
    const isReport = request.url === '/-/errors';
    void (isReport ? errors : metrics).answer(request, response);
  });
  stopped(server, (it) => it.close());
  const url = `http://127.0.0.1:${await listening(server)}`;
  const report = async (body: unknown, init: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await fetch(`${url}/-/errors`, { method: 'POST', body: text, ...init })).status;
  };
  const read = (authorization = `Bearer ${TOKEN}`) =>
    fetch(`${url}/-/metrics`, { headers: { authorization } });
  return { report, read, lines };
}

const crash = { kind: 'crash', name: 'TypeError', frames: ['shop-1a2b.js:1:2345'] };

it('counts and logs the error of a browser', async () => {
  const { report, read, lines } = await start();
  expect(await report(crash)).toBe(204);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { level: 'error', message: 'An error in a browser.', ...crash },
  ]);
  expect(await (await read()).text()).toContain('harrow_browser_errors_total{kind="crash"} 1\n');
});

it.each([
  ['a message, which may name a person', { ...crash, message: 'ada@farm.test' }, 400],
  ['an address instead of a script', { ...crash, frames: ['/orders?email=a'] }, 400],
  ['a name that is a sentence', { ...crash, name: 'Ada typed this' }, 400],
  ['no JSON', '{', 400],
  ['a large body', 'x'.repeat(3000), 413],
])('takes no report with %s', async (_, body, status) => {
  const { report, read, lines } = await start();
  expect(await report(body)).toBe(status);
  expect(lines).toEqual([]);
  expect(await (await read()).text()).toContain('harrow_browser_error_reports_refused_total 1\n');
});

it('takes no report from other sites, and none by other methods', async () => {
  const { report } = await start();
  expect(await report(crash, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  expect(await report(crash, { method: 'PUT' })).toBe(405);
});

it('does not let reports fill the log', async () => {
  const { report, lines } = await start();
  const statuses = new Set<number>();
  for (let index = 0; index < 200; index += 1) statuses.add(await report(crash));
  expect(statuses).toEqual(new Set([204, 429]));
  expect(lines.length).toBeLessThanOrEqual(120); // the test may go on into the next minute
});

it('answers metrics only to callers with the token, and none without one', async () => {
  const { read } = await start();
  expect((await read('Bearer another')).status).toBe(401);
  const response = await read();
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  expect(await response.text()).toContain('harrow_storefront_pages_rendered 7\n');
  const without = new Metrics(undefined, () => 0);
  const server = createServer((request, response_) => void without.answer(request, response_));
  stopped(server, (it) => it.close());
  expect((await fetch(`http://127.0.0.1:${await listening(server)}/`)).status).toBe(404);
});
