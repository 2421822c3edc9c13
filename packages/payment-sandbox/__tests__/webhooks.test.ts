import type Stripe from 'stripe';
import { startPaymentSandbox, type PaymentSandbox } from '../src/server.ts';
import { clientOf, PUBLISHABLE_KEY, SECRET_KEY } from './support/target.ts';
import { WebhookReceiver } from './support/webhook-receiver.ts';

const SECRET = 'whsec_of_the_test';

let receiver: WebhookReceiver;
let sandbox: PaymentSandbox;
let stripe: Stripe;

async function open(answers: number[] = []) {
  receiver = await WebhookReceiver.start(answers);
  sandbox = await startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: receiver.url, secret: SECRET, firstRetryMs: 5 },
    allowedOrigins: [],
  });
  stripe = clientOf(sandbox.port);
}

afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const subjectOf = (body: Buffer): string =>
  (JSON.parse(body.toString()) as { data: { object: { id: string } } }).data.object.id;

const pay = () =>
  stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });

it('signs events so that stripe-node takes them', async () => {
  await open();
  const { id } = await pay();
  const [sent] = await receiver.until('payment_intent.succeeded', 1);
  const signature = sent?.headers['stripe-signature'] ?? '';
  const event = stripe.webhooks.constructEvent(sent?.body ?? '', signature, SECRET);
  expect(event).toMatchObject({
    object: 'event',
    api_version: '2022-11-15',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id, amount_received: 900, status: 'succeeded' } },
  });
});

it('signs with its own secret only', async () => {
  await open();
  await pay();
  const [sent] = await receiver.until('payment_intent.succeeded', 1);
  const signature = sent?.headers['stripe-signature'] ?? '';
  expect(() =>
    stripe.webhooks.constructEvent(sent?.body ?? '', signature, 'whsec_another'),
  ).toThrow(/signature/i);
});

it.each([302, 404, 500, 503])('sends an event again that was answered %i', async (answer) => {
  await open([answer]);
  await stripe.customers.create();
  expect(await receiver.until('customer.created', 2)).toHaveLength(2);
});

it('sends an event again as often as it takes', async () => {
  await open([500, 500, 500, 500]);
  await stripe.customers.create();
  expect(await receiver.until('customer.created', 5)).toHaveLength(5);
});

it('lists the events that were not delivered', async () => {
  await open(Array.from({ length: 20 }, () => 500));
  await stripe.customers.create();
  const listed = async (delivery_success: boolean) =>
    (await stripe.events.list({ delivery_success })).data.map(({ type }) => type);
  await receiver.until('customer.created', 1);
  expect(await listed(true)).toEqual([]);
  expect(await listed(false)).toEqual(['customer.created']);
});

it('sends the very same event again', async () => {
  await open([500]);
  await stripe.customers.create();
  const [first, second] = await receiver.until('customer.created', 2);
  expect(second?.body.toString()).toBe(first?.body.toString());
});

it('sends every event of many payments', async () => {
  await open();
  const intents = await Promise.all(Array.from({ length: 20 }, pay));
  const sent = await receiver.until('payment_intent.succeeded', 20);
  const paid = sent.map(({ body }) => subjectOf(body));
  expect(paid.sort()).toEqual(intents.map(({ id }) => id).sort());
});
