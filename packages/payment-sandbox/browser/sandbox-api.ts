import { z } from 'zod/mini';

const TIMEOUT_MS = 30_000;

const errorSchema = z.looseObject({ type: z.string(), message: z.optional(z.string()) });
const answerSchema = z.union([
  z.object({ error: errorSchema }),
  z.looseObject({ id: z.string(), object: z.string() }),
]);
export const intentSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  /** In the smallest unit of `currency`. */
  amount: z.number(),
  currency: z.string(),
});

export type SandboxIntent = z.infer<typeof intentSchema>;
export type SandboxError = z.infer<typeof errorSchema>;
export type SandboxAnswer<T> = { value: T; error?: undefined } | { error: SandboxError };

type Parameters = Record<string, unknown>;

/** Calls the sandbox as Stripe.js calls Stripe: with the publishable key and form-encoded bodies. */
export class SandboxApi {
  constructor(
    private readonly publishableKey: string,
    private readonly apiBase: string,
  ) {}

  createPaymentMethod(method: Parameters): Promise<SandboxAnswer<{ id: string }>> {
    return this.call(z.looseObject({ id: z.string() }), 'POST', '/v1/payment_methods', method);
  }

  retrieveIntent(clientSecret: string): Promise<SandboxAnswer<SandboxIntent>> {
    return this.callIntent('GET', clientSecret);
  }

  confirmIntent(clientSecret: string, given: Parameters): Promise<SandboxAnswer<SandboxIntent>> {
    return this.callIntent('POST', clientSecret, '/confirm', given);
  }

  /** Sends the customer's choice on the stand-in for the bank's 3-D Secure page. */
  authenticateIntent(
    clientSecret: string,
    outcome: 'success' | 'fail',
  ): Promise<SandboxAnswer<SandboxIntent>> {
    return this.callIntent('POST', clientSecret, '/sandbox_authenticate', { outcome });
  }

  private callIntent(
    method: 'GET' | 'POST',
    clientSecret: string,
    action = '',
    given: Parameters = {},
  ): Promise<SandboxAnswer<SandboxIntent>> {
    const path = `/v1/payment_intents/${intentIdOf(clientSecret)}${action}`;
    return this.call(intentSchema, method, path, { client_secret: clientSecret, ...given });
  }

  private async call<T>(
    schema: { parse: (value: unknown) => T },
    method: 'GET' | 'POST',
    path: string,
    parameters: Parameters,
  ): Promise<SandboxAnswer<T>> {
    const form = toForm(parameters);
    const query = method === 'GET' ? `?${form.toString()}` : '';
    try {
      const response = await fetch(`${this.apiBase}${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${this.publishableKey}` },
        body: method === 'POST' ? form : undefined,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = answerSchema.parse(await response.json());
      if ('error' in answer) return { error: errorSchema.parse(answer.error) };
      return { value: schema.parse(answer) };
    } catch (cause) {
      return { error: { type: 'api_connection_error', message: UNREACHABLE, cause } };
    }
  }
}

const UNREACHABLE = 'The payment sandbox cannot be reached. Is it running?';

/** Throws for an invalid client secret, as Stripe.js does. */
export const assertClientSecret = (clientSecret: string): void => void intentIdOf(clientSecret);

/** Returns the intent's id from its client secret. Throws for an invalid one, as Stripe.js does. */
function intentIdOf(clientSecret: string): string {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? [];
  if (id !== undefined) return id;
  throw new Error(
    'Invalid value for the intent secret: it should be a client secret of the form ${id}_secret_${secret}.',
  );
}

/** Encodes `{ card: { cvc } }` as `card[cvc]`, without values that are null or undefined. */
function toForm(parameters: Parameters, prefix = '', form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(parameters)) {
    const path = prefix ? `${prefix}[${name}]` : name;
    if (typeof value === 'object' && value !== null) toForm(value as Parameters, path, form);
    else if (['string', 'number', 'boolean'].includes(typeof value))
      form.append(path, String(value));
  }
  return form;
}
