import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '@harrow/processes/listen';
import { StartError } from '@harrow/processes/start-error';
import { answerCall, type ApiAnswer, type ApiOptions } from './api.ts';
import { readBrowserHalf } from './browser-half.ts';
import { decodeText, parseForm } from './form.ts';
import { removeOutdated } from './housekeeping.ts';
import { allowOrigin, answerPreflight, readBody, sendJson, sendModule } from './http.ts';
import { newId } from './ids.ts';
import { Store } from './store.ts';
import { keyInUse } from './idempotency.ts';
import { StripeError } from './stripe-error.ts';
import { WebhookSender, type Webhook } from './webhooks.ts';

const HOUSEKEEPING_MS = 3_600_000;
const CLOSE_WITHIN_MS = 2000;

export interface PaymentSandboxOptions {
  /** 0 picks a free one. */
  port: number;
  host: string;
  secretKey: string;
  publishableKey: string;
  /** The endpoint of events; without it they are only listed. */
  webhook?: Webhook;
  /** The storefront's origins, whose pages may call with the publishable key. */
  allowedOrigins: readonly string[];
  /** The state file; without it the state is lost at exit. */
  stateFile?: string;
  log?: (line: string) => void;
}

export interface PaymentSandbox {
  port: number;
  url: string;
  /** Stops the server; answered calls are on disk. */
  close(): Promise<void>;
}

/**
 * Starts a local stand-in for Stripe's API. Throws a `StartError` in production, with live keys, if
 * the port is taken, or if the state file is not a sandbox's.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  refuseRealMoney(options);
  const { host, webhook, stateFile, log = () => undefined } = options;
  const store = await Store.open(stateFile);
  removeOutdated(store);
  const sender = webhook && new WebhookSender(store, webhook, log);
  const settle = async () => {
    await store.settled();
    sender?.wake();
  };
  const inUse = new Set<string>();
  const surroundings = { store, settle, log, options, inUse };
  const server = createServer((request, response) => {
    void respond(surroundings, request, response);
  });
  const port = await listen(server, options, 'PAYMENT_SANDBOX_PORT');
  await settle();
  const housekeeping = setInterval(() => removeOutdated(store), HOUSEKEEPING_MS).unref();
  return {
    port,
    url: `http://${host}:${port}`,
    close: async () => {
      clearInterval(housekeeping);
      await Promise.all([closeServer(server), sender?.stop()]);
      await store.close();
    },
  };
}

interface Surroundings {
  store: Store;
  /** Resolves when every change is on disk, and triggers webhook deliveries. */
  settle: () => Promise<void>;
  log: (line: string) => void;
  options: PaymentSandboxOptions;
  /** The idempotency keys of calls whose changes are not on disk yet. */
  inUse: Set<string>;
}

async function respond(
  { store, settle, log, options, inUse }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const [path = '/', query = ''] = url.split('?', 2);
  allowOrigin(request, response, options.allowedOrigins);
  if (method === 'OPTIONS') {
    answerPreflight(response);
    return;
  }
  if (method === 'GET' && path === '/health') {
    sendJson(response, 200, { status: 'ok' });
    return;
  }
  const requestId = newId('req');
  try {
    if (method === 'GET' && path === '/browser.js') {
      sendModule(response, await readBrowserHalf());
      return;
    }
    const text = method === 'GET' ? query : decodeText(await readBody(request));
    const { authorization, 'idempotency-key': key } = request.headers;
    const idempotencyKey = key?.toString();
    const use = method === 'POST' && idempotencyKey ? `${authorization}:${idempotencyKey}` : null;
    if (use && inUse.has(use)) throw keyInUse(idempotencyKey ?? '');
    const call = { id: requestId, method, path, form: parseForm(text), authorization };
    const answer = answerCall(store, apiOptions(options), { ...call, idempotencyKey });
    if (use) inUse.add(use);
    await settle().finally(() => use && inUse.delete(use));
    sendAnswer(response, answer, requestId);
  } catch (error) {
    sendAnswer(response, failure(error, request, log), requestId);
  }
}

function apiOptions({ secretKey, publishableKey, webhook }: PaymentSandboxOptions): ApiOptions {
  return { secretKey, publishableKey, webhookUrl: webhook?.url };
}

/** Does not log the path, since a wrong call may contain a card number there. */
function failure(error: unknown, request: IncomingMessage, log: (line: string) => void): ApiAnswer {
  if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
  if (!request.complete) return { status: 400, body: {} };
  log(`failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const message = 'The payment sandbox has failed; its log says why.';
  return { status: 500, body: { error: { type: 'api_error', message } } };
}

function sendAnswer(response: ServerResponse, answer: ApiAnswer, requestId: string): void {
  sendJson(response, answer.status, answer.body, {
    'request-id': requestId,
    ...(answer.isReplay ? { 'idempotent-replayed': 'true' } : {}),
    ...(answer.status === 413 ? { connection: 'close' } : {}),
  });
}

function refuseRealMoney({ secretKey, publishableKey }: PaymentSandboxOptions): void {
  if (process.env.NODE_ENV === 'production') {
    throw new StartError(
      'The payment sandbox takes no real money and does not start with NODE_ENV=production: set STRIPE_API_KEY to use Stripe.',
    );
  }
  if (/^.._live_/.test(secretKey) || /^.._live_/.test(publishableKey)) {
    throw new StartError('The payment sandbox takes test keys only, never live ones.');
  }
  if (secretKey === '' || publishableKey === '' || secretKey === publishableKey) {
    throw new StartError('The payment sandbox needs two different keys.');
  }
}

/** Waits briefly for calls in progress. */
function closeServer(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
