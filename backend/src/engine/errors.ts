import { errorAnswer, ShopError } from '@harrow/plugin-kit';
import * as engineErrorHandler from '@medusajs/medusa/dist/api/middlewares/error-handler';
import type { ErrorRequestHandler, Request } from 'express';
import { z } from 'zod';

/** Statuses to correct, for which the engine would answer 500: bad input, or no database. */
const CORRECTED_STATUSES = new Set([400, 413, 415, 503]);

/** Query parameters that the engine uses as names of columns, relations and rows. */
const NAMING_PARAMETERS = ['order', 'fields', 'expand', 'cart_id'];

const thrown = z.object({
  name: z.string().optional(),
  type: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** SQLSTATE class for unknown names and syntax errors. */
const UNKNOWN_NAME_CLASS = '42';
const UNKNOWN_PROPERTY = 'EntityPropertyNotFoundError';
const UNKNOWN_RELATION = /^Relation with property path .* was not found/;

/**
 * Whether TypeORM or PostgreSQL did not find what a query parameter names. Without such a
 * parameter, the same error is a bug.
 */
function namesUnknown(error: unknown, { query }: Request): boolean {
  if (!NAMING_PARAMETERS.some((name) => name in query)) return false;
  const { name, code = '', message = '' } = thrown.safeParse(error).data ?? {};
  return (
    name === UNKNOWN_PROPERTY ||
    code.startsWith(UNKNOWN_NAME_CLASS) ||
    UNKNOWN_RELATION.test(message)
  );
}

/** Sets the code to the type, because the engine's errors often have no code. */
function setCode(error: unknown): void {
  const { type, code } = thrown.safeParse(error).data ?? {};
  if (type && code === undefined) Object.assign(error as object, { code: type });
}

/**
 * Corrects the errors of the engine's own areas (`/admin`, `/store`), which its router would answer
 * with 500.
 */
export function adoptEngineErrors(): void {
  const makeHandler = engineErrorHandler.default as unknown as () => ErrorRequestHandler;
  const corrected = (): ErrorRequestHandler => {
    const engineHandler = makeHandler();
    return (error, req, res, next) => {
      const refusal: unknown = namesUnknown(error, req)
        ? new ShopError('bad_request', 'The query names an unknown field or relation.')
        : error;
      const { status, headers, body } = errorAnswer(refusal);
      if (status >= 500) res.err = error as Error;
      if (res.headersSent || !CORRECTED_STATUSES.has(status)) {
        setCode(error);
        engineHandler(error, req, res, next);
      } else res.status(status).set(headers).json(body);
    };
  };
  Object.assign(engineErrorHandler, { default: corrected });
}
