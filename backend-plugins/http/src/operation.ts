import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type { z } from 'zod';
import {
  type Caller,
  optionalSession,
  requireAdmin,
  requireCustomer,
  requireSession,
} from './caller';
import { JsonPieces, sendPieces } from './json-pieces';
import { parseBody, parseParameters } from './parse';

/**
 * Who may call: `optional` reads a session where there is one and lets everyone else in too, and
 * `customer` is for every session but an admin's.
 */
export type Access = 'anyone' | 'optional' | 'session' | 'customer' | 'admin';

/** The caller that a handler gets, by who may call. */
type CallerFor<A extends Access> = A extends 'session' | 'customer' | 'admin'
  ? Caller
  : A extends 'optional'
    ? Caller | null
    : null;

/** A body that is no JSON: the route reads it itself, and the document says only what it is. */
export type RawBody = { mediaType: string; schema: Record<string, unknown> };

/**
 * One call of the API as data. The same schemas parse its requests and become its part of the
 * OpenAPI document, so that neither can say what the other does not.
 */
export type Operation<
  A extends Access = Access,
  P = unknown,
  Q = unknown,
  B = unknown,
  R = unknown,
> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In OpenAPI's form, such as `/orders/{id}`. */
  path: string;
  summary: string;
  access: A;
  /** What whoever may not call is told with the 403. */
  forbiddenMessage?: string;
  parameters?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** Header parameters that the handler reads itself, by name, with what they are for. */
  headers?: Record<string, string>;
  body?: z.ZodType<B>;
  rawBody?: RawBody;
  /** Status of a success; 200 where none is named. */
  status?: number;
  answer: z.ZodType<R>;
  /** Media type of an answer that is no JSON; the handler then returns its bytes. */
  answerType?: string;
  /** Statuses that this call refuses with, beside those that follow from the members above. */
  refusals?: readonly number[];
};

/** What a handler of an operation gets: who calls, and input that has been parsed. */
export type Call<A extends Access, P, Q, B> = {
  caller: CallerFor<A>;
  parameters: P;
  query: Q;
  body: B;
  req: MedusaRequest;
  res: MedusaResponse;
  /** The engine's container. */
  scope: MedusaRequest['scope'];
};

/** Declares an operation; only for its types. */
export const operation = <A extends Access, P = unknown, Q = unknown, B = unknown, R = unknown>(
  declared: Operation<A, P, Q, B, R>,
): Operation<A, P, Q, B, R> => declared;

async function callerOf({ access, forbiddenMessage }: Operation, req: MedusaRequest) {
  if (access === 'admin') return await requireAdmin(req, forbiddenMessage);
  if (access === 'customer')
    return await requireCustomer(req, forbiddenMessage ?? 'An admin cannot do this.');
  if (access === 'session') return await requireSession(req);
  return access === 'optional' ? await optionalSession(req) : null;
}

/**
 * The route of an operation: finds out who calls and whether they may, parses the input, runs the
 * handler and answers with what it returns, a long list in pieces. Whatever is thrown goes to
 * `shopErrorHandler`.
 */
export function handle<A extends Access, P, Q, B, R>(
  declared: Operation<A, P, Q, B, R>,
  work: (call: Call<A, P, Q, B>) => Promise<R | JsonPieces<R>> | R | JsonPieces<R>,
): (req: MedusaRequest, res: MedusaResponse) => Promise<void> {
  return async (req, res) => {
    const caller = (await callerOf(declared, req)) as CallerFor<A>;
    const { parameters, query, body, status = 200, answerType } = declared;
    const answer = await work({
      caller,
      parameters: (parameters && parseParameters(parameters, req.params)) as P,
      query: (query && parseParameters(query, req.query)) as Q,
      body: (body && parseBody(body, req.body)) as B,
      req,
      res,
      scope: req.scope,
    });
    res.status(status);
    if (answer instanceof JsonPieces) await sendPieces(res, answer);
    else if (answerType) res.type(answerType).send(answer);
    else res.json(answer);
  };
}
