import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** For monitoring, which asks each server itself: the proxy refuses the address. */
export const METRICS_PATH = '/-/metrics';

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const hash = (text: string) => createHash('sha256').update(text).digest();

/** The metrics of this process and of the browsers that report errors to it, in Prometheus' text format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations: Histogram<'kind' | 'status'>;
  private readonly browserErrors: Counter<'kind'>;
  private readonly refusedReports: Counter;
  private readonly token: Buffer | undefined;

  /** `renders` returns the number of pages rendered so far. Without a token there are no metrics. */
  constructor(token: string | undefined, renders: () => number) {
    const registers = [this.registry];
    this.token = token === undefined ? undefined : hash(`Bearer ${token}`);
    collectDefaultMetrics({ register: this.registry });
    this.durations = new Histogram({
      name: 'harrow_storefront_request_duration_seconds',
      help: 'Time to answer; its count is the number of requests.',
      labelNames: ['kind', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.browserErrors = new Counter({
      name: 'harrow_browser_errors_total',
      help: 'Errors of the shop in browsers, as these report them.',
      labelNames: ['kind'],
      registers,
    });
    this.refusedReports = new Counter({
      name: 'harrow_browser_error_reports_refused_total',
      help: 'Reports of browsers beyond the limit, or not in their form.',
      registers,
    });
    new Gauge({
      name: 'harrow_storefront_pages_rendered',
      help: 'Pages rendered since the start; the others were answered as they were kept.',
      registers,
      collect() {
        this.set(renders());
      },
    });
  }

  /** Measures a request until its answer is sent or its client is gone. */
  measure(path: string, response: ServerResponse): void {
    const from = performance.now();
    const kind = path.startsWith('/assets/') ? 'asset' : 'page';
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'aborted';
      this.durations.observe({ kind, status }, (performance.now() - from) / 1000);
    });
  }

  /** Counts an error of a browser. */
  countBrowserError(kind: string): void {
    this.browserErrors.inc({ kind });
  }

  /** Counts a report of a browser that is not logged. */
  countRefusedReport(): void {
    this.refusedReports.inc();
  }

  /** Returns the metrics in Prometheus' text format. */
  async text(): Promise<string> {
    return await this.registry.metrics();
  }

  /** Answers callers that have the token. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.token === undefined) return void response.writeHead(404).end();
    const given = hash(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, this.token)) return void response.writeHead(401).end();
    const text = await this.text();
    response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text);
  }
}
