import { addressOf, type Access, type Operation } from '@harrow/contract';
import { Client, type default as Medusa } from '@medusajs/medusa-js';
import axios, { type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { settings } from '@/config/settings';
import { ApiError, toApiError } from './api-error';
import { SIGNAL, transport } from './transport';

type Method = Operation['method'];

/** The headers of an answer, by their names in lower case. */
export type AnswerHeaders = Record<string, unknown>;

interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The timeout and the progress listener of a large transfer. */
  transfer?: Transfer;
  /** Called with the headers of the answer, where they say what its body does not. */
  onHeaders?: (headers: AnswerHeaders) => void;
}

interface RequestOptions<T> extends SendOptions {
  /** Sent as JSON, or unchanged if it is a file or a form with one. */
  body?: object;
  /** Parses the answer. */
  schema: z.core.$ZodType<T>;
  /** Whether to send the access token. */
  auth?: boolean;
}

/** A member that an operation declares is required; one that may be undefined is optional. */
type Part<Name extends string, T> = unknown extends T
  ? object
  : undefined extends T
    ? Partial<Record<Name, NonNullable<T>>>
    : Record<Name, T>;

type CallOptions<P, Q, BodyInput> = Part<'parameters', P> &
  // as parsed, or as the text that is sent
  Part<'query', Q | Record<string, string>> &
  Part<'body', BodyInput> &
  SendOptions & {
    /** Whether to send the access token; by default where the call needs a session. */
    signedIn?: boolean;
  };

/** The timeout in milliseconds, and a progress listener. */
type Transfer = { timeout: number } & Pick<AxiosRequestConfig, 'onUploadProgress'>;

/** Gives the access token, a new one if the server refused the last (`renew`); null if signed out. */
type TokenProvider = (renew: boolean) => Promise<string | null>;

/** The shop's only Medusa client. It never retries: that is the query client's decision. */
const medusa = new Client({
  baseUrl: settings.backendUrl,
  maxRetries: 0,
  axiosAdapter: transport,
});

/**
 * The client for medusa-react, without the resources of the engine's own paths, which a browser may
 * not call here and which would add 5 KiB to the first page.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- it only passes it on
export const medusaClient = { client: medusa } as Medusa;

/**
 * medusa-js drops the body of PUT and PATCH, and sets neither a timeout nor a progress listener. These
 * requests are sent without it, through the same transport.
 */
const plainClient = axios.create({ baseURL: settings.backendUrl, adapter: transport });

let provideToken: TokenProvider = () => Promise.resolve(null);

/** Sets the source of the access token of protected calls. */
export function setAccessTokenProvider(provider: TokenProvider): void {
  provideToken = provider;
}

/** Gets the access token for a request that `call` cannot send, such as a download. */
export const accessToken: TokenProvider = (renew) => provideToken(renew);

const envelope = z.object({ body: z.unknown(), headers: z.looseObject({}) });

/** Calls the backend by a declared operation; resolves with the parsed answer. Throws `ApiError`. */
export function call<A extends Access, P, Q, B, R, BodyInput>(
  operation: Operation<A, P, Q, B, R, BodyInput>,
  options: CallOptions<P, Q, BodyInput>,
): Promise<R> {
  const { parameters, query, body, signedIn, ...rest } = options as CallOptions<
    Record<string, string>,
    Record<string, string | number>,
    object
  >;
  const { method, access, answer: schema } = operation;
  return request(method, addressOf(operation, parameters, query), {
    ...rest,
    body,
    auth: signedIn ?? (access !== 'anyone' && access !== 'optional'),
    schema,
  });
}

/**
 * Sends a request to `url`, absolute or from the backend's root, and resolves with the parsed
 * answer. For other hosts and for bodies that are files; other calls go through `call`. Throws
 * `ApiError`.
 */
export async function request<T>(
  method: Method,
  url: string,
  { body, schema, auth = false, headers = {}, signal, transfer, onHeaders }: RequestOptions<T>,
): Promise<T> {
  try {
    const token = auth ? await provideToken(false) : null;
    if (auth && token === null) throw signedOut();
    const attempt = (bearer: string | null) =>
      send(
        { method, url, data: body, ...transfer },
        {
          ...headers,
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(signal ? { [SIGNAL]: signal } : {}),
        },
      );
    const answer = token === null ? await attempt(null) : await withRenewal(token, attempt);
    const received = envelope.parse(answer);
    onHeaders?.(received.headers);
    return z.parse(schema, received.body);
  } catch (error) {
    throw toApiError(error);
  }
}

/** The server's answer to a protected call without a token, given without asking it. */
const signedOut = () =>
  new ApiError({
    kind: 'http',
    status: 401,
    code: 'unauthorized',
    message: 'Signed out.',
  });

/** A token may expire on its way; a 401 changed nothing, so the request is sent again with a new one. */
async function withRenewal(token: string, attempt: (bearer: string) => Promise<unknown>) {
  try {
    return await attempt(token);
  } catch (error) {
    if (toApiError(error).status !== 401) throw error;
    const renewed = await provideToken(true);
    if (renewed === null || renewed === token) throw error;
    return await attempt(renewed);
  }
}

type Headers = Record<string, string | AbortSignal>;

interface Sent extends Partial<Transfer> {
  method: Method;
  url: string;
  data: object | undefined;
}

const upperCase = <M extends string>(method: M) => method.toUpperCase() as Uppercase<M>;

async function send(sent: Sent, headers: Headers) {
  const { method, url, data, timeout } = sent;
  if (method === 'put' || method === 'patch' || timeout) {
    const config = { ...sent, headers: headers as Record<string, string> };
    return (await plainClient.request<unknown>(config)).data;
  }
  const answer: unknown = await medusa.request(upperCase(method), url, data, {}, headers);
  return answer;
}
