import type { Stripe } from '@stripe/stripe-js';
import { askForAuthentication } from './ask-for-authentication.ts';
import {
  SandboxApi,
  type SandboxAnswer,
  type SandboxError,
  type SandboxIntent,
} from './sandbox-api.ts';
import { SandboxCardElement } from './sandbox-card-element.ts';
import { SandboxElements } from './sandbox-elements.ts';

interface MethodData {
  card?: unknown;
  billing_details?: object;
}

interface ConfirmData {
  payment_method?: string | MethodData;
}

interface PaymentOptions {
  elements?: unknown;
  redirect?: string;
}

type IntentResult = { paymentIntent: SandboxIntent } | { error: SandboxError };

/** Implements the parts of the Stripe object that the shop and `@stripe/react-stripe-js` use. */
class SandboxStripe {
  private readonly api: SandboxApi;

  constructor({ publishableKey, apiBase }: { publishableKey: string; apiBase: string }) {
    this.api = new SandboxApi(publishableKey, apiBase);
  }

  elements({ clientSecret }: { clientSecret?: string } = {}): SandboxElements {
    return new SandboxElements(this.api, clientSecret);
  }

  async createPaymentMethod(data: MethodData) {
    const method = readMethod(data);
    if ('error' in method) return method;
    const { value, error } = withValue(await this.api.createPaymentMethod(method));
    return error ? { error } : { paymentMethod: value };
  }

  /** Confirms the intent; a card that requires 3-D Secure opens its test page first. */
  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    { handleActions = true }: { handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const given = readConfirmation(data);
    if ('error' in given) return given;
    const answer = await this.confirm(clientSecret, given);
    return handleActions ? await this.handle(clientSecret, answer) : toResult(answer);
  }

  /** Confirms the intent with the card that the customer allowed in a wallet's sheet, which it then closes. */
  async confirmPayment({ redirect, elements }: PaymentOptions): Promise<IntentResult> {
    const group = elements instanceof SandboxElements ? elements : null;
    const card = group?.wallets?.allowedCard;
    if (redirect !== 'if_required') return refusal(NO_REDIRECT);
    if (!group?.clientSecret || !card) return refusal(NO_WALLET);
    if (!group.takeSubmission()) return refusal(NOT_SUBMITTED);
    const data = { payment_method_data: { type: 'card', card } };
    const answer = await this.api.confirmIntent(group.clientSecret, data);
    const result = await this.handle(group.clientSecret, answer);
    if ('paymentIntent' in result) group.wallets.closeSheet();
    return result;
  }

  async handleCardAction(clientSecret: string): Promise<IntentResult> {
    return await this.handle(clientSecret, await this.api.retrieveIntent(clientSecret));
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return toResult(await this.api.retrieveIntent(clientSecret));
  }

  async createToken(): Promise<{ error: SandboxError }> {
    return refusal(NO_TOKENS);
  }

  private async confirm(
    clientSecret: string,
    given: object,
  ): Promise<SandboxAnswer<SandboxIntent>> {
    if (Object.keys(given).length === 0) {
      // without new data, an intent that waits for its customer continues from there
      const current = await this.api.retrieveIntent(clientSecret);
      if (current.error || current.value.status === 'requires_action') return current;
    }
    return await this.api.confirmIntent(clientSecret, { ...given });
  }

  private async handle(
    clientSecret: string,
    answer: SandboxAnswer<SandboxIntent>,
  ): Promise<IntentResult> {
    if (answer.error || answer.value.status !== 'requires_action') return toResult(answer);
    const outcome = await askForAuthentication(answer.value);
    return toResult(await this.api.authenticateIntent(clientSecret, outcome));
  }
}

const NO_TOKENS = 'The payment sandbox does not create tokens. Create a payment method instead.';
const NO_CARD = 'Pass the card Element of this page as `card`.';
const NO_REDIRECT = "The payment sandbox never redirects. Pass `redirect: 'if_required'`.";
const NO_WALLET = 'Pass the group of an expressCheckout Element after its event `confirm`.';
const NOT_SUBMITTED = 'Call elements.submit() before stripe.confirmPayment().';

const refusal = (message: string) => ({ error: { type: 'invalid_request_error', message } });

const withValue = <T>(answer: SandboxAnswer<T>) =>
  answer.error ? { error: answer.error } : { value: answer.value };

const toResult = (answer: SandboxAnswer<SandboxIntent>): IntentResult =>
  answer.error ? { error: answer.error } : { paymentIntent: answer.value };

function readMethod({ card, billing_details }: MethodData) {
  if (!(card instanceof SandboxCardElement)) {
    return refusal(NO_CARD);
  }
  const read = card.read();
  if ('error' in read) return read;
  return { type: 'card', card: read.card, billing_details };
}

function readConfirmation({ payment_method: given }: ConfirmData) {
  if (given === undefined) return {};
  if (typeof given === 'string') return { payment_method: given };
  const data = readMethod(given);
  return 'error' in data ? data : { payment_method_data: data };
}

/** Creates the stand-in for the Stripe object, which sends requests only to the sandbox. */
export function createSandboxStripe(config: { publishableKey: string; apiBase: string }): Stripe {
  // the shop uses only these methods, and React's wrapper checks for them by name
  return new SandboxStripe(config) as unknown as Stripe;
}
