import { errorAnswer } from '@harrow/http';
import * as engineErrorHandler from '@medusajs/medusa/dist/api/middlewares/error-handler';
import type { ErrorRequestHandler } from 'express';

/** What the engine calls its own fault, and is not: unreadable input, and a database that is away. */
const OURS_TO_SAY = new Set([400, 413, 415, 503]);

/**
 * Corrects the engine's own areas (`/admin`, `/store`), whose errors never come out of its router:
 * it answers 500 for those.
 */
export function adoptEngineErrors(): void {
  const makeHandler = engineErrorHandler.default as unknown as () => ErrorRequestHandler;
  const corrected = (): ErrorRequestHandler => {
    const engineHandler = makeHandler();
    return (error, req, res, next) => {
      const { status, headers, body } = errorAnswer(error);
      if (status >= 500) res.err = error as Error;
      if (res.headersSent || !OURS_TO_SAY.has(status)) engineHandler(error, req, res, next);
      else res.status(status).set(headers).json(body);
    };
  };
  Object.assign(engineErrorHandler, { default: corrected });
}
