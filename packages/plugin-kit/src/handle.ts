import {
  type Access,
  coversDuty,
  type Language,
  leastDuty,
  type Operation,
} from '@harrow/contract';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { actingAs } from './acting-staff';
import {
  type Caller,
  optionalSession,
  requireAdmin,
  requireCustomer,
  requireDuty,
  requireSession,
} from './caller';
import { AnswerPieces, sendPieces } from './answer-pieces';
import { languageOf } from './language';
import { parseBody, parseParameters } from './parse';
import { type Services, servicesOf } from './services';
import { countCall } from './spare-time';

/** The caller that a handler gets, by who may call. */
type CallerFor<A extends Access> = A extends 'session' | 'customer' | 'admin'
  ? Caller
  : A extends 'optional'
    ? Caller | null
    : null;

/** The route of an operation. */
export type Route = ((req: MedusaRequest, res: MedusaResponse) => Promise<void>) & {
  /** Tells the server its method and path. */
  operation: Operation;
  /** Runs it without sending the answer. */
  answer: (req: MedusaRequest, res: MedusaResponse) => Promise<unknown>;
};

/** Returned by a handler without an answer; the operation must allow it. */
export const ACCEPTED = Symbol('accepted');

/** The input of a handler: the caller, and parsed parameters, query and body. */
export type Call<A extends Access, P, Q, B> = {
  caller: CallerFor<A>;
  parameters: P;
  query: Q;
  body: B;
  /** Of the request. */
  language: Language;
  req: MedusaRequest;
  res: MedusaResponse;
  services: Services;
};

type Result<R> = R | AnswerPieces<R> | typeof ACCEPTED;

async function authenticated({ access, forbiddenMessage }: Operation, req: MedusaRequest) {
  if (access === 'admin') return await requireAdmin(req, forbiddenMessage);
  if (access === 'customer')
    return await requireCustomer(req, forbiddenMessage ?? 'An admin cannot do this.');
  if (access === 'session') return await requireSession(req);
  return access === 'optional' ? await optionalSession(req) : null;
}

/** Returns the caller with the rights in a call: this is where duties are enforced. */
async function callerOf(declared: Operation, req: MedusaRequest): Promise<Caller | null> {
  const { dutyForOthers, forbiddenMessage } = declared;
  const caller = await authenticated(declared, req);
  const least = leastDuty(declared);
  if (caller && least) requireDuty(caller, least, forbiddenMessage);
  const isOutside = caller && dutyForOthers && !coversDuty(caller.duty, dutyForOthers);
  return isOutside ? { ...caller, role: null, duty: null } : caller;
}

/**
 * Makes the route of an operation: authenticates and authorizes the caller, parses the input, runs
 * the handler, for an admin as staff, and sends its result, a long list in pieces. Errors go to `shopErrorHandler`.
 */
export function handle<A extends Access, P, Q, B, R>(
  declared: Operation<A, P, Q, B, R>,
  work: (call: Call<A, P, Q, B>) => Promise<Result<R>> | Result<R>,
): Route {
  const { parameters, query, body, status = 200, answerType } = declared;
  const run = async (req: MedusaRequest, res: MedusaResponse): Promise<Result<R>> => {
    const caller = (await callerOf(declared, req)) as CallerFor<A>;
    const call = {
      caller,
      parameters: (parameters && parseParameters(parameters, req.params)) as P,
      query: (query && parseParameters(query, req.query)) as Q,
      body: (body && parseBody(body, req.body)) as B,
      language: languageOf(req.headers),
      req,
      res,
      get services() {
        return servicesOf(req.scope);
      },
    };
    const isStaff = caller?.role === 'admin';
    return await (isStaff ? actingAs(caller.customerId, () => work(call)) : work(call));
  };
  const answer = (req: MedusaRequest, res: MedusaResponse) => countCall(() => run(req, res));
  const route = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    const result = await answer(req, res);
    if (result === ACCEPTED) {
      res.status(202).end();
      return;
    }
    res.status(status);
    if (result instanceof AnswerPieces) await sendPieces(res, result, answerType ?? 'json');
    else if (answerType) res.type(answerType).send(result);
    else res.json(result);
  };
  return Object.assign(route, { operation: declared, answer });
}
