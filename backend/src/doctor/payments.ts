import { createHmac } from 'node:crypto';
import { createStripe, REQUIRED_EVENTS } from '@harrow/payments';
import { modeOf } from '../config/contradictions';
import { backendUrl } from '../config/environment';
import type { Examination } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout } from './finding';

const { good, look, wrong } = findingsAbout('Stripe');

const TIMEOUT_MS = 8000;
const PATH = '/stripe/hooks';

type Stripe = ReturnType<typeof createStripe>;

/** A webhook as Stripe lists it. */
type Endpoint = { url: string; status: string; enabled_events: string[] };

/** Compares the endpoints that are registered at Stripe with the one that the shop needs. */
export function endpointProblems(endpoints: readonly Endpoint[], address: string): Finding[] {
  const own = endpoints.filter(({ url }) => url.replace(/\/$/, '') === address);
  if (own.length === 0) {
    const others = endpoints.map(({ url }) => url).join(', ') || 'none';
    return [
      wrong(
        `No webhook leads to ${address} (there are: ${others}): add it in Stripe's dashboard, with the events of docs/operations.md.`,
      ),
    ];
  }
  const enabled = own.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return [wrong(`The webhook to ${address} is disabled: enable it.`)];
  const sent = new Set(enabled.flatMap(({ enabled_events: events }) => events));
  const missing = sent.has('*') ? [] : REQUIRED_EVENTS.filter((type) => !sent.has(type));
  return [
    missing.length > 0 &&
      wrong(`The webhook to ${address} lacks events: add ${missing.join(', ')}.`),
    enabled.length > 1 &&
      look(
        `${enabled.length} webhooks lead to ${address}: one is enough, and each has its own secret.`,
      ),
  ].filter((finding) => finding !== false);
}

/** Sends a signed body that is no event: the backend stores nothing, and its refusal tells whether the signature holds. */
async function trySignature(address: string, secret: string): Promise<Finding> {
  const [body, at] = ['{}', Math.floor(Date.now() / 1000)];
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': `t=${at},v1=${signature}`,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
    if (code === 'bad_event') return good(`The webhook at ${address} verifies signatures.`);
    if (code === 'bad_signature') {
      return wrong(
        `The backend at ${address} refuses the signature: it runs with another STRIPE_WEBHOOK_SECRET, or its clock is wrong. Restart it with these settings.`,
      );
    }
    return wrong(
      `${address} answers ${answer.status} to a signed event: lead this address to the backend.`,
    );
  } catch (error) {
    return wrong(
      `${address} does not answer (${reasonOf(error)}): start the backend, and check the proxy.`,
    );
  }
}

async function examineAccount(stripe: Stripe, key: string): Promise<Finding[]> {
  const account = await stripe.accounts.retrieve();
  return [
    good(`The account ${account.id} answers in ${modeOf(key) ?? 'an unknown'} mode.`),
    ...(account.charges_enabled
      ? []
      : [wrong('The account cannot charge cards yet: complete it in Stripe’s dashboard.')]),
  ];
}

/** The keys, the account, and the webhook: registered for all events, reachable, and signed. */
export const payments: Examination = {
  about: 'Stripe',
  needs: ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
  examine: async (given) => {
    const { STRIPE_API_KEY = '', STRIPE_WEBHOOK_SECRET = '', PAYMENT_SANDBOX_URL } = given;
    const address = `${backendUrl(given)}${PATH}`;
    const stripe = createStripe({
      apiKey: STRIPE_API_KEY,
      sandboxUrl: PAYMENT_SANDBOX_URL,
      timeoutMs: TIMEOUT_MS,
    });
    const signed = trySignature(address, STRIPE_WEBHOOK_SECRET);
    try {
      const account = await examineAccount(stripe, STRIPE_API_KEY);
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      return [...account, ...endpointProblems(data, address), await signed];
    } catch (error) {
      return [
        wrong(`It refuses STRIPE_API_KEY or does not answer (${reasonOf(error)}).`),
        await signed,
      ];
    }
  },
};
