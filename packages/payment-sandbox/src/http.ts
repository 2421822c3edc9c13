import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_VERSION } from './api-version.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

const MAX_BODY_BYTES = 64 * 1024;

const CORS = {
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

/** Reads the body. Throws if it is too large or not a form. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // the stream must stay open after an error, or the connection breaks before the answer is sent
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(bytes);
  }
  const type = request.headers['content-type'] ?? '';
  if (size === 0 || /^application\/x-www-form-urlencoded\b/i.test(type)) {
    return Buffer.concat(chunks);
  }
  throw invalidRequest(
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  );
}

/** Sets the CORS headers that let only pages of these origins read the answer. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  allowedOrigins: readonly string[],
): void {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'request-id');
}

/** Answers a CORS preflight request. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, CORS).end();
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'stripe-version': API_VERSION,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

/** Sends an ES module, revalidated on each load because it changes with the sandbox. */
export function sendModule(response: ServerResponse, module: Uint8Array): void {
  response.writeHead(200, {
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(module);
}

function tooLarge(): StripeError {
  return new StripeError(413, {
    type: 'invalid_request_error',
    message: `The request is larger than ${MAX_BODY_BYTES / 1024} KiB.`,
  });
}
