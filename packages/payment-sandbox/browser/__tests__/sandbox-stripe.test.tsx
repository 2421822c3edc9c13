import { http, HttpResponse, server, withMockNetwork } from './support/mock-network.ts';
import { enterCard, SANDBOX_URL, showCardForm } from './support/card-form.tsx';

withMockNetwork();

const SECRET = 'pi_1_secret_2';
const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1250,
  currency: 'usd',
  status,
});

/** Mocks one call of the sandbox, and records the forms that it receives. */
function sandboxAnswers(method: 'get' | 'post', path: string, body: object, status = 200) {
  const forms: Record<string, string>[] = [];
  const handler = async ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const form = method === 'get' ? query : new URLSearchParams(await request.text());
    forms.push({ key: request.headers.get('authorization') ?? '', ...Object.fromEntries(form) });
    return HttpResponse.json(body, { status });
  };
  server.use(http[method](`${SANDBOX_URL}/v1${path}`, handler));
  return forms;
}

it('creates a payment method from the entered card', async () => {
  const { stripe, card, user } = await showCardForm();
  const forms = sandboxAnswers('post', '/payment_methods', {
    id: 'pm_1',
    object: 'payment_method',
  });
  await enterCard(user);
  const billing_details = { name: 'Ada Field', email: 'ada@farm.test' };
  const { paymentMethod } = await stripe.createPaymentMethod({
    type: 'card',
    card: card(),
    billing_details,
  });
  expect(paymentMethod?.id).toBe('pm_1');
  expect(forms).toEqual([
    {
      key: 'Bearer pk_test_x',
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
      'billing_details[name]': 'Ada Field',
      'billing_details[email]': 'ada@farm.test',
    },
  ]);
});

it.each([
  [{ number: '' }, 'Your card number is incomplete.'],
  [{ expiry: '' }, "Your card's expiration date is incomplete."],
  [{ cvc: '1' }, "Your card's security code is incomplete."],
])('does not send an incomplete card (%j)', async (entered, message) => {
  const { stripe, card, user } = await showCardForm();
  await enterCard(user, entered);
  const { error } = await stripe.createPaymentMethod({ type: 'card', card: card() });
  expect(error).toMatchObject({ type: 'validation_error', message });
});

it('passes on the sandbox’s error for a declined card', async () => {
  const { stripe } = await showCardForm();
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  sandboxAnswers('post', '/payment_intents/pi_1/confirm', { error }, 402);
  const answer = await stripe.confirmCardPayment(SECRET, { payment_method: 'pm_1' });
  expect(answer.error).toEqual(error);
});

it('confirms with the given payment method', async () => {
  const { stripe } = await showCardForm();
  const forms = sandboxAnswers('post', '/payment_intents/pi_1/confirm', intent('succeeded'));
  const { paymentIntent } = await stripe.confirmCardPayment(SECRET, { payment_method: 'pm_1' });
  expect(paymentIntent?.status).toBe('succeeded');
  expect(forms).toMatchObject([{ client_secret: SECRET, payment_method: 'pm_1' }]);
});

it('retrieves an intent with its client secret', async () => {
  const { stripe } = await showCardForm();
  const forms = sandboxAnswers('get', '/payment_intents/pi_1', intent('processing'));
  const { paymentIntent } = await stripe.retrievePaymentIntent(SECRET);
  expect(paymentIntent?.status).toBe('processing');
  expect(forms).toMatchObject([{ client_secret: SECRET }]);
});

it('reports a lost connection', async () => {
  const { stripe } = await showCardForm();
  server.use(http.get(`${SANDBOX_URL}/v1/payment_intents/pi_1`, () => HttpResponse.error()));
  const { error } = await stripe.retrievePaymentIntent(SECRET);
  expect(error?.type).toBe('api_connection_error');
});

it('rejects an invalid client secret', async () => {
  const { stripe } = await showCardForm();
  await expect(stripe.retrievePaymentIntent('../customers')).rejects.toThrow(/client secret/);
});

it('does not create tokens', async () => {
  const { stripe, card } = await showCardForm();
  const { token, error } = await stripe.createToken(card());
  expect(token).toBeUndefined();
  expect(error?.type).toBe('invalid_request_error');
});

it('supports only the elements of cards and wallets', async () => {
  const { stripe } = await showCardForm();
  expect(() => stripe.elements().create('iban')).toThrow(/only "card"/);
});
