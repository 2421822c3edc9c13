import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserErrorSchema, type BrowserError } from './browser-error-schema.ts';
import type { Metrics } from './metrics.ts';

/** Where browsers report errors of the shop's scripts. */
export const ERRORS_PATH = '/-/errors';

const MAX_BYTES = 2048;
/** A broken release must not fill the log: what is wrong is in the first lines. */
const REPORTS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Reads a small body; undefined if it is larger or breaks off. */
async function readSmall(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined; // the browser has left the page
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): BrowserError | undefined {
  try {
    return browserErrorSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Takes reports of errors in browsers: counts and logs them, up to so many a minute. */
export class BrowserErrors {
  private minute = 0;
  private reports = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly log: (line: string) => void = console.error,
  ) {}

  /** Answers one report; other sites may send none. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = await this.take(request);
    if (status !== 204) this.metrics.countRefusedReport();
    response.writeHead(status, status === 429 ? { 'Retry-After': '60' } : {}).end();
  }

  private async take(request: IncomingMessage): Promise<204 | 400 | 403 | 405 | 413 | 429> {
    if (request.method !== 'POST') return 405;
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (site !== 'same-origin') return 403;
    if (!this.mayTakeMore()) return 429;
    const text = await readSmall(request);
    if (text === undefined) return 413;
    const report = parse(text);
    if (!report) return 400;
    this.metrics.countBrowserError(report.kind);
    this.log(JSON.stringify({ level: 'error', message: 'An error in a browser.', ...report }));
    return 204;
  }

  private mayTakeMore(): boolean {
    const minute = Math.floor(performance.now() / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.reports] = [minute, 0];
    this.reports += 1;
    return this.reports <= REPORTS_PER_MINUTE;
  }
}
