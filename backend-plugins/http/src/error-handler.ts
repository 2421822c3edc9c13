import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { errorAnswer } from './error-answer';

type Logger = { error(message: string, error?: unknown): void };

/**
 * The one error handler of every plugin's routes: answers in the contract's shape, logs only what
 * is our fault (5xx).
 */
export function shopErrorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (res.headersSent) {
    next(error);
    return;
  }
  const { status, headers, body } = errorAnswer(error);
  if (status >= 500 && status !== 503) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    req.scope.resolve<Logger>('logger').error(`${req.method} ${req.path} failed: ${cause}`);
  }
  res.status(status).set(headers).json(body);
}
