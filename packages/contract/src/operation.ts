import type { core } from 'zod/mini';
import type { Duty } from './duties';

/**
 * The callers allowed: `optional` also allows calls without a session, and `customer` allows every
 * session except an admin's.
 */
export type Access = 'anyone' | 'optional' | 'session' | 'customer' | 'admin';

/** A body that is not JSON: the route reads it itself, and the OpenAPI document describes its type. */
type RawBody = { mediaType: string; schema: Record<string, unknown> };

/** A limit on how often one client may make certain calls; the settings of the backend have its number. */
export type CallLimit =
  'sessions' | 'orders' | 'payment-intents' | 'reviews' | 'images' | 'imports' | 'serials';

/**
 * One call of the API as data. The server handles it (`handle` of `@harrow/plugin-kit`), the
 * storefront sends it (`call` of its `lib/http`), the mocked backend of the screen tests answers by
 * it, and the OpenAPI document is made from it. P, Q, B and R are the path's parameters, the query,
 * the body and the answer, all as parsed; `BodyInput` is the body as it is sent.
 */
export type Operation<
  A extends Access = Access,
  P = unknown,
  Q = unknown,
  B = unknown,
  R = unknown,
  BodyInput = unknown,
> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In OpenAPI's form, such as `/orders/{id}`. */
  path: string;
  summary: string;
  access: A;
  /** The least duty of an admin who may call it: `owner` by default where only admins may. */
  duty?: Duty;
  /**
   * In a call of everyone's own data, the least duty of an admin who may use it for others. Admins of
   * a lesser duty have the rights of a customer there.
   */
  dutyForOthers?: Duty;
  /** Its own limit; by default that of all requests, and null for none. */
  limit?: CallLimit | null;
  /** Whether the server's time that a write takes is limited, as it is for every read. */
  isTimed?: true;
  /** The message of the 403. */
  forbiddenMessage?: string;
  parameters?: core.$ZodType<P>;
  query?: core.$ZodType<Q>;
  /** Header parameters that the handler reads itself, by name, with their descriptions. */
  headers?: Record<string, string>;
  body?: core.$ZodType<B, BodyInput>;
  rawBody?: RawBody;
  /** Status of a success; 200 by default. */
  status?: number;
  answer: core.$ZodType<R>;
  /** Whether it may also be answered by 202 without a body. */
  isAcceptedWithoutAnswer?: true;
  /** Media type of an answer that is not JSON; the handler then returns its bytes. */
  answerType?: string;
  /** Statuses of this call's refusals, beside those that follow from the members above. */
  refusals?: readonly number[];
};

/** Declares an operation, and infers its types. */
// @__NO_SIDE_EFFECTS__
export function operation<
  A extends Access,
  P = unknown,
  Q = unknown,
  B = unknown,
  R = unknown,
  BodyInput = B,
>(declared: Operation<A, P, Q, B, R, BodyInput>): Operation<A, P, Q, B, R, BodyInput> {
  return declared;
}

/** The answer of an operation, as its caller gets it. */
export type AnswerOf<O> =
  O extends Operation<infer _A, infer _P, infer _Q, infer _B, infer R, infer _I> ? R : never;

/** The query of an operation, as its handler gets it. */
export type QueryOf<O> =
  O extends Operation<infer _A, infer _P, infer Q, infer _B, infer _R, infer _I> ? Q : never;

/** The body of an operation, as its handler gets it. */
export type BodyOf<O> =
  O extends Operation<infer _A, infer _P, infer _Q, infer B, infer _R, infer _I> ? B : never;

/** The body of an operation, as its caller sends it. */
export type BodyInputOf<O> =
  O extends Operation<infer _A, infer _P, infer _Q, infer _B, infer _R, infer I> ? I : never;

/** Fills the parameters into the path of an operation, each percent-encoded, and adds the members of the query that are given. */
export function addressOf(
  { path }: { path: string },
  parameters: Record<string, string> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.append(name, String(value));
  }
  const text = given.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
