import { addressOf, type AnswerOf, type BodyInputOf, type Operation } from '@harrow/contract';
import type { HttpHandler, HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { backend, http, HttpResponse, refuse, type Refusal } from './shop-server';

/** A request of the storefront to an operation. */
export interface Asked<BodyInput> {
  parameters: Record<string, string>;
  query: URLSearchParams;
  body: BodyInput;
  request: Request;
}

interface Options {
  /** Limits the mock to calls with these parameters in the path. */
  parameters?: Record<string, string>;
  /** Ends the mock after one call. */
  once?: boolean;
  /** Headers of the answer. */
  headers?: Record<string, string>;
}

/** `/orders/{id}` as the mock service worker writes it: `/orders/:id`, or with the given values. */
function pattern({ path }: Pick<Operation, 'path'>, parameters: Record<string, string> = {}) {
  const open = path.replace(/\{(\w+)\}/g, (all, name: string) =>
    name in parameters ? all : `:${name}`,
  );
  return backend(addressOf({ path: open }, parameters));
}

async function read<BodyInput>(request: Request, params: object): Promise<Asked<BodyInput>> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    parameters: params as Record<string, string>,
    query: new URL(request.url).searchParams,
    body: (isJson ? await request.clone().json() : undefined) as BodyInput,
    request,
  };
}

/**
 * Mocks an operation of the backend. `reply` is the answer, or a function that makes it of the
 * request. An answer must match the operation's schema; a response (`refuse`, or one that breaks
 * the contract) is sent as it is, and undefined leaves the request to the mock before this one.
 */
export function answer<O extends Operation>(
  operation: O,
  reply: AnswerOf<O> | ((asked: Asked<BodyInputOf<O>>) => unknown),
  { parameters, once, headers }: Options = {},
): HttpHandler {
  const respond: HttpResponseResolver = async ({ request, params }) => {
    const made: unknown =
      reply instanceof Function ? await reply(await read(request, params)) : reply;
    if (made === undefined || made instanceof Response) return made;
    const body = z.parse(operation.answer, made);
    const { status = 200, answerType } = operation;
    return typeof body === 'string' && answerType !== undefined
      ? new HttpResponse(body, { headers: { 'content-type': answerType } })
      : HttpResponse.json(body as object, { status, headers });
  };
  return http[operation.method](pattern(operation, parameters), respond, { once });
}

/** The page of a list that a query asks for. */
export function pageOf<Entry>(list: readonly Entry[], query: URLSearchParams): Entry[] {
  const limit = Number(query.get('limit'));
  const first = limit * Number(query.get('pageNumber'));
  return list.slice(first, first + limit);
}

/** Mocks an operation that the backend refuses. */
export const refuses = (
  operation: Pick<Operation, 'method' | 'path'>,
  refusal: Refusal,
  { parameters, once }: Options = {},
): HttpHandler =>
  http[operation.method](pattern(operation, parameters), () => refuse(refusal), { once });

/** Mocks an operation whose answer never comes. */
export const stalls = (operation: Operation, options?: Options): HttpHandler =>
  answer(operation, () => new Promise(() => undefined), options);

/**
 * Watches the requests of an operation, and leaves their answers to the mock before this one,
 * which gets them once the promise of `watch` is kept.
 */
export const passes = <O extends Operation>(
  operation: O,
  watch: (asked: Asked<BodyInputOf<O>>) => void | Promise<void>,
): HttpHandler =>
  http[operation.method](pattern(operation), async ({ request, params }) => {
    await watch(await read(request, params));
  });
