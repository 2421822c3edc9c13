import { Client, type default as Medusa } from '@medusajs/medusa-js';
import axios, { type AxiosRequestConfig } from 'axios';
import { z } from 'zod/mini';
import { settings } from '@/config/settings';
import { ApiError, toApiError } from './api-error';
import { SIGNAL, transport } from './transport';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Any schema of zod, classic or mini. */
interface Schema<T> {
  parse: (value: unknown) => T;
}

interface RequestOptions<T> {
  /** Sent as JSON, or as it is where it is a form with a file. */
  body?: object;
  /** What the answer must be; it is parsed, never assumed. */
  schema: Schema<T>;
  /** Whether to send the access token. */
  auth?: boolean;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What an upload wants otherwise than other calls. */
  transfer?: Transfer;
}

/** How long it may take, in milliseconds, and who hears how it goes on. */
type Transfer = Pick<AxiosRequestConfig, 'timeout' | 'onUploadProgress'>;

/** Gives the access token, a new one if the server refused the last (`renew`); null if signed out. */
type TokenProvider = (renew: boolean) => Promise<string | null>;

/** The one Medusa client of the shop. It never retries: that is the query client's decision. */
const medusa = new Client({
  baseUrl: settings.backendUrl,
  maxRetries: 0,
  axiosAdapter: transport,
});

/**
 * What medusa-react is handed: the client without the resources that name the engine's own paths,
 * none of which a browser may call here, and which would be 5 KiB of the first page.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- it only passes it on
export const medusaClient = { client: medusa } as Medusa;

/**
 * medusa-js drops the body of a PUT and a PATCH and tells nothing of an upload's progress; these go
 * beside it, on the same transport.
 */
const besideMedusa = axios.create({ baseURL: settings.backendUrl, adapter: transport });

let provideToken: TokenProvider = () => Promise.resolve(null);

/** Says where the access token of protected calls comes from. */
export function setAccessTokenProvider(provider: TokenProvider): void {
  provideToken = provider;
}

const envelope = z.object({ body: z.unknown() });

/**
 * Calls the backend at `path` (from its root, with its query) and resolves with the parsed
 * answer. Every failure is an `ApiError`.
 */
export async function request<T>(
  method: Method,
  path: string,
  { body, schema, auth = false, headers = {}, signal, transfer }: RequestOptions<T>,
): Promise<T> {
  try {
    const token = auth ? await provideToken(false) : null;
    if (auth && token === null) throw signedOut();
    const call = (bearer: string | null) =>
      send(
        { method, url: path, data: body, ...transfer },
        {
          ...headers,
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(signal ? { [SIGNAL]: signal } : {}),
        },
      );
    const answer = token === null ? await call(null) : await withRenewal(token, call);
    return schema.parse(envelope.parse(answer).body);
  } catch (error) {
    throw toApiError(error);
  }
}

/** What the server would answer to a protected call without a token; asking it would be in vain. */
const signedOut = () =>
  new ApiError({
    kind: 'http',
    status: 401,
    code: 'unauthorized',
    message: 'Nobody is signed in.',
  });

/** A token may end on its way; a 401 did nothing yet, so the call is made once more with a new one. */
async function withRenewal(token: string, call: (bearer: string) => Promise<unknown>) {
  try {
    return await call(token);
  } catch (error) {
    if (toApiError(error).status !== 401) throw error;
    const renewed = await provideToken(true);
    if (renewed === null || renewed === token) throw error;
    return await call(renewed);
  }
}

type Headers = Record<string, string | AbortSignal>;

interface Call extends Transfer {
  method: Method;
  url: string;
  data: object | undefined;
}

async function send(call: Call, headers: Headers) {
  const { method, url, data, onUploadProgress } = call;
  if (method === 'PUT' || method === 'PATCH' || onUploadProgress) {
    const config = { ...call, headers: headers as Record<string, string> };
    return (await besideMedusa.request<unknown>(config)).data;
  }
  const answer: unknown = await medusa.request(method, url, data, {}, headers);
  return answer;
}
