import { errorAnswer, ShopError } from '@harrow/http';
import * as engineErrorHandler from '@medusajs/medusa/dist/api/middlewares/error-handler';
import type { ErrorRequestHandler, Request } from 'express';
import { z } from 'zod';

/** What the engine calls its own fault, and is not: unreadable input, and a database that is away. */
const OURS_TO_SAY = new Set([400, 413, 415, 503]);

/** Query parameters that the engine makes names of columns, relations and rows of. */
const NAMING = ['order', 'fields', 'expand', 'cart_id'];

const thrown = z.object({
  name: z.string().optional(),
  type: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** SQLSTATE class: a statement that names what is not there, or that has become unreadable. */
const NO_STATEMENT = '42';
const NO_PROPERTY = 'EntityPropertyNotFoundError';
const NO_RELATION = /^Relation with property path .* was not found/;

/**
 * Whether TypeORM or PostgreSQL did not find what the query of a request names. Without such a
 * parameter the same error is our own fault.
 */
function namesNothing(error: unknown, { query }: Request): boolean {
  if (!NAMING.some((name) => name in query)) return false;
  const { name, code = '', message = '' } = thrown.safeParse(error).data ?? {};
  return name === NO_PROPERTY || code.startsWith(NO_STATEMENT) || NO_RELATION.test(message);
}

/** The engine leaves the code out of most of its refusals; their type says the same. */
function nameCode(error: unknown): void {
  const { type, code } = thrown.safeParse(error).data ?? {};
  if (type && code === undefined) Object.assign(error as object, { code: type });
}

/**
 * Corrects the engine's own areas (`/admin`, `/store`), whose errors never come out of its router:
 * it answers 500 for those.
 */
export function adoptEngineErrors(): void {
  const makeHandler = engineErrorHandler.default as unknown as () => ErrorRequestHandler;
  const corrected = (): ErrorRequestHandler => {
    const engineHandler = makeHandler();
    return (error, req, res, next) => {
      const refusal: unknown = namesNothing(error, req)
        ? new ShopError('bad_request', 'The query names something that is not there.')
        : error;
      const { status, headers, body } = errorAnswer(refusal);
      if (status >= 500) res.err = error as Error;
      if (res.headersSent || !OURS_TO_SAY.has(status)) {
        nameCode(error);
        engineHandler(error, req, res, next);
      } else res.status(status).set(headers).json(body);
    };
  };
  Object.assign(engineErrorHandler, { default: corrected });
}
