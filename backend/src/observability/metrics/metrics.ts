import { ShopError } from '@harrow/plugin-kit';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { InFlight } from '../../edge/in-flight';
import { comparedWith } from '../../edge/same-text';
import type { Readiness } from '../../lifecycle/readiness';
import { RequestMetrics } from './request-metrics';

/** The metrics of this process, its requests and the shop, in Prometheus' text format. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: RequestMetrics;

  constructor(readiness: Readiness, inFlight: InFlight) {
    collectDefaultMetrics({ register: this.registry }); // memory, CPU, event loop, garbage collection
    this.requests = new RequestMetrics(this.registry, inFlight);
    new Gauge({
      name: 'harrow_dependency_up',
      help: 'Whether the database and Redis respond, as reported by /ready.',
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
   * Answers `GET /metrics` to callers with the token. Without a token it is public, which is only
   * for development: in production, the metrics are then disabled.
   */
  handler(token: string | undefined): RequestHandler {
    const isToken = token ? comparedWith(`Bearer ${token}`) : () => true;
    return (req, res, next) => {
      if (!isToken(req.headers.authorization ?? '')) {
        next(new ShopError('unauthorized', 'The metrics token is missing or wrong.'));
        return;
      }
      this.registry.metrics().then((text) => {
        res.type(this.registry.contentType).send(text);
      }, next);
    };
  }
}
