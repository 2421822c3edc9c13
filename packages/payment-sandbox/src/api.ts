import { identifyCaller, isSame, type ApiKeys } from './api-keys.ts';
import type { Call, Caller } from './call.ts';
import { recordEvent } from './events.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { findAnswer, rememberAnswer, slotOf, type Slot } from './idempotency.ts';
import type { PaymentIntent } from './objects.ts';
import { Params } from './params.ts';
import { publicView } from './public-view.ts';
import { findRoute, type Route } from './routes.ts';
import type { Store, Transaction } from './store.ts';
import { invalidRequest, resourceMissing, StripeError } from './stripe-error.ts';

/** A call received over HTTP. */
interface ApiRequest {
  /** The request id in the log and the answer, such as `req_…`. */
  id: string;
  method: string;
  path: string;
  form: Form;
  authorization?: string;
  idempotencyKey?: string;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  isReplay?: boolean;
}

export interface ApiOptions extends ApiKeys {
  /** The address of the webhook, if one is configured. */
  webhookUrl?: string;
}

/** Answers one call. Its changes are in memory on return, and on disk when the store has settled. */
export function answerCall(store: Store, options: ApiOptions, request: ApiRequest): ApiAnswer {
  try {
    return answerKnownCall(store, options, request);
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function answerKnownCall(store: Store, options: ApiOptions, request: ApiRequest): ApiAnswer {
  const caller = identifyCaller(options, request.authorization);
  const { route, id } = findRoute(request.method, request.path);
  if (caller === 'publishable') checkAccess(store, route, id, request.form);
  const slot = slotOfRequest(options, caller, request);
  const tx = store.begin();
  const first = slot && findAnswer(tx, slot);
  if (first) return { status: first.status, body: first.body, isReplay: true };

  const { answer, effect } = run(tx, route, {
    id,
    params: new Params(request.form, route.parameters),
    tx,
    caller,
    webhookUrl: options.webhookUrl,
    emit: (type, subject) =>
      recordEvent(tx, type, subject, {
        request: { id: request.id, idempotency_key: request.idempotencyKey ?? null },
        isDelivered: options.webhookUrl !== undefined,
      }),
  });
  const changes = effect === 'kept' ? tx : store.begin();
  if (slot && effect !== 'none') rememberAnswer(changes, slot, answer.status, answer.body);
  store.commit(changes);
  return answer;
}

/** Runs the route; a `StripeError` becomes an answer that says which changes persist. */
function run(
  tx: Transaction,
  route: Route,
  call: Call,
): { answer: ApiAnswer; effect: StripeError['effect'] } {
  try {
    const result = shownTo(call.caller, route.handle(call));
    return { answer: { status: 200, body: expand(tx, call.params, result) }, effect: 'kept' };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { payment_intent: intent, ...body } = error.body;
    const shown = intent && { payment_intent: shownTo(call.caller, intent) };
    return {
      answer: { status: error.status, body: { error: { ...body, ...shown } } },
      effect: error.effect,
    };
  }
}

function slotOfRequest(
  { secretKey }: ApiOptions,
  caller: Caller,
  { method, path, form, idempotencyKey }: ApiRequest,
): Slot | undefined {
  if (method !== 'POST' || !idempotencyKey) return undefined;
  return slotOf(idempotencyKey, caller, { path, form, secretKey });
}

/** Lets a browser read and confirm only intents whose client secret it has. */
function checkAccess(store: Store, route: Route, id: string, form: Form): void {
  if (route.access === 'publishable') return;
  if (route.access === 'secret') {
    throw new StripeError(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  }
  const clientSecret = form.get('client_secret');
  if (!clientSecret) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  const intent = store.get('payment_intents').get(id);
  if (intent && isSame(clientSecret, intent.client_secret)) return;
  throw resourceMissing('payment_intent', id, 'intent');
}

function shownTo(caller: Caller, answer: object): object {
  return caller === 'publishable' && isIntent(answer) ? publicView(answer) : answer;
}

function isIntent(answer: object): answer is PaymentIntent {
  return 'object' in answer && answer.object === 'payment_intent';
}
