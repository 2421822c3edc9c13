import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { InFlight } from '../in-flight';
import type { Readiness } from '../readiness';
import { RequestMetrics } from './request-metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The measures of this process in Prometheus' text format: its own, its requests', and the shop's. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: RequestMetrics;

  constructor(readiness: Readiness, inFlight: InFlight, labelOf: (path: string) => string) {
    collectDefaultMetrics({ register: this.registry }); // memory, processor, event loop, collections
    this.requests = new RequestMetrics(this.registry, inFlight, labelOf);
    new Gauge({
      name: 'harrow_dependency_up',
      help: 'Whether the database and Redis answer, as /ready says.',
      labelNames: ['dependency'],
      registers: [this.registry],
      async collect() {
        const { database, redis } = await readiness.check();
        this.set({ dependency: 'database' }, Number(database));
        if (redis !== null) this.set({ dependency: 'redis' }, Number(redis));
      },
    });
  }

  /**
   * Answers `GET /metrics` to who has the token. Without one it answers everybody, which is for
   * development: in production such a process has no metrics.
   */
  handler(token: string | undefined): RequestHandler {
    const expected = token && digest(`Bearer ${token}`);
    return (req, res, next) => {
      if (expected && !timingSafeEqual(expected, digest(req.headers.authorization ?? ''))) {
        next(new ShopError('unauthorized', 'The metrics need their token.'));
        return;
      }
      this.registry.metrics().then((text) => {
        res.type(this.registry.contentType).send(text);
      }, next);
    };
  }
}
