import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, refusalOf, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
});

const ORDER = { amount: 700, currency: 'usd', payment_method_types: ['card'] };

describe('idempotency keys', () => {
  it('give the first answer again', async () => {
    const idempotencyKey = randomUUID();
    const first = await target.stripe.paymentIntents.create(ORDER, { idempotencyKey });
    const second = await target.stripe.paymentIntents.create(ORDER, { idempotencyKey });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('are refused with other parameters', async () => {
    const idempotencyKey = randomUUID();
    await target.stripe.paymentIntents.create(ORDER, { idempotencyKey });
    const other = target.stripe.paymentIntents.create(
      { ...ORDER, amount: 701 },
      { idempotencyKey },
    );
    expect(await refusalOf(other)).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('are refused for another call', async () => {
    const idempotencyKey = randomUUID();
    await target.stripe.customers.create({}, { idempotencyKey });
    const other = target.stripe.paymentIntents.create(ORDER, { idempotencyKey });
    expect(await refusalOf(other)).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('remember a declined payment', async () => {
    const idempotencyKey = randomUUID();
    const decline = () =>
      target.stripe.paymentIntents.create(
        { ...ORDER, payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey },
      );
    const [first, second] = [await refusalOf(decline()), await refusalOf(decline())];
    expect(second.code).toBe('card_declined');
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  it('do not remember a request that was never valid', async () => {
    const idempotencyKey = randomUUID();
    await refusalOf(
      target.stripe.paymentIntents.create({ ...ORDER, amount: 10.5 }, { idempotencyKey }),
    );
    const intent = await target.stripe.paymentIntents.create(ORDER, { idempotencyKey });
    expect(intent.amount).toBe(ORDER.amount);
  });

  it('make one payment of many calls at once, and refuse the others while it is being made', async () => {
    const idempotencyKey = randomUUID();
    const create = () =>
      target.stripe.paymentIntents.create(ORDER, { idempotencyKey, maxNetworkRetries: 0 });
    const settled = await Promise.allSettled(Array.from({ length: 5 }, create));
    const ids = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    const refusals: unknown[] = settled.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    const inUse = { statusCode: 409, code: 'idempotency_key_in_use' };
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining(inUse) as unknown));
  });
});

describe('requests that Stripe does not know', () => {
  it('are refused by the name of the parameter', async () => {
    const unknown = { ...ORDER, gift_wrap: 'yes' } as Stripe.PaymentIntentCreateParams;
    expect(await refusalOf(target.stripe.paymentIntents.create(unknown))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'gift_wrap',
      message: expect.stringContaining('Received unknown parameter: gift_wrap') as string,
    });
  });

  it('name a payment method that does not exist', async () => {
    const create = target.stripe.paymentIntents.create({ ...ORDER, payment_method: 'pm_nothing' });
    expect(await refusalOf(create)).toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
  });

  it('expand a field that is not an object', async () => {
    const create = target.stripe.paymentIntents.create({ ...ORDER, expand: ['amount'] });
    expect((await refusalOf(create)).message).toContain('cannot be expanded');
  });

  it('give a request id to every refusal', async () => {
    const error = await refusalOf(target.stripe.paymentIntents.retrieve('pi_nothing'));
    expect(error).toMatchObject({ code: 'resource_missing', statusCode: 404 });
    expect(error.requestId).toMatch(/^req_/);
  });
});

describe('lists', () => {
  it('answer the newest first, page by page', async () => {
    const { id: customer } = await target.stripe.customers.create();
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      made.unshift((await target.stripe.paymentIntents.create({ ...ORDER, customer })).id);
    }
    const first = await target.stripe.paymentIntents.list({ customer, limit: 2 });
    const last = first.data.at(-1)?.id ?? '';
    const second = await target.stripe.paymentIntents.list({ customer, starting_after: last });
    expect(first.has_more).toBe(true);
    expect(second.has_more).toBe(false);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made);
  });

  it('take at most 100', async () => {
    const error = await refusalOf(target.stripe.paymentIntents.list({ limit: 101 }));
    expect(error).toMatchObject({ code: 'parameter_invalid_integer', param: 'limit' });
  });
});

describe('events', () => {
  it('tell what became of a payment', async () => {
    const { id } = await target.stripe.paymentIntents.create({
      ...ORDER,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const { data } = await target.stripe.events.list({ type: 'payment_intent.succeeded' });
    const event = data.find(({ data: { object } }) => 'id' in object && object.id === id);
    expect(event).toMatchObject({ object: 'event', type: 'payment_intent.succeeded' });
    const again = await target.stripe.events.retrieve(event?.id ?? '');
    expect(again.data.object).toMatchObject({ id, status: 'succeeded', amount_received: 700 });
  });

  it('are listed by whether they were delivered', async () => {
    const listed = (delivery_success: boolean) =>
      target.stripe.events.list({ delivery_success, limit: 100 });
    for (const delivered of [true, false]) {
      const { data } = await listed(delivered);
      expect(data.filter((event) => (event.pending_webhooks === 0) !== delivered)).toEqual([]);
    }
  });
});
