import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { InFlight } from '../../edge/in-flight';
import { routeLabel } from './route-label';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Metrics of requests: number, duration, rate limiting, and requests in flight. */
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly refusals: Counter<'rule'>;

  constructor(registry: Registry, inFlight: InFlight) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'harrow_http_request_duration_seconds',
      help: 'Response time; its count is the number of requests.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.refusals = new Counter({
      name: 'harrow_rate_limited_requests_total',
      help: 'Requests rejected by a rate limit, by rule.',
      labelNames: ['rule'],
      registers,
    });
    new Gauge({
      name: 'harrow_http_requests_in_flight',
      help: 'Requests in flight.',
      registers,
      collect() {
        this.set(inFlight.size);
      },
    });
  }

  /** Measures each request until its response is sent or its client disconnects. */
  readonly handler: RequestHandler = (req, res, next) => {
    const from = performance.now();
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : 'aborted';
      this.measure(req.method, pathOf(req.originalUrl), status, performance.now() - from);
    });
    next();
  };

  /** Records one finished request. */
  measure(given: string, path: string, status: number | 'aborted', milliseconds: number): void {
    const method = METHODS.has(given) ? given : 'OTHER';
    this.durations.observe({ method, route: routeLabel(path), status }, milliseconds / 1000);
  }

  /** Counts a request that a rate limit has rejected. */
  countRefusal(rule: string): void {
    this.refusals.inc({ rule });
  }
}
