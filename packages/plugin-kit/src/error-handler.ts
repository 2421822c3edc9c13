import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { errorAnswer } from './error-answer';
import { languageOf } from './language';

/**
 * The error handler of every plugin's routes; answers in the contract's shape and the language of the request.
 * Server errors (5xx) are kept in `res.err` for the request log.
 */
export function shopErrorHandler(
  error: unknown,
  req: Pick<MedusaRequest, 'headers'>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (res.headersSent) {
    next(error);
    return;
  }
  const { status, headers, body } = errorAnswer(error, languageOf(req.headers));
  if (status >= 500) Object.assign(res, { err: error });
  res.status(status).set(headers).json(body);
}
