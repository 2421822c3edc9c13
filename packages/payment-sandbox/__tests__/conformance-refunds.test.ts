import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, refusalOf, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
});

const AMOUNT = 3000;

/** The id of what Stripe answers either as an id or as the object. */
const idOf = (one: string | { id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? '');

const intentOf = (payment_method?: string) =>
  target.stripe.paymentIntents.create({
    amount: AMOUNT,
    currency: 'usd',
    payment_method_types: ['card'],
    ...(payment_method ? { payment_method, confirm: true } : {}),
  });

describe('refunds', () => {
  it('give all of it back where no amount is named', async () => {
    const intent = await intentOf('pm_card_visa');
    expect(await target.stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
      object: 'refund',
      amount: AMOUNT,
      charge: intent.latest_charge,
      currency: 'usd',
      payment_intent: intent.id,
      status: 'succeeded',
    });
  });

  it('show on the charge and leave the intent succeeded', async () => {
    const { id } = await intentOf('pm_card_visa');
    await target.stripe.refunds.create({ payment_intent: id });
    const intent = await target.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent.status).toBe('succeeded');
    expect(intent.latest_charge).toMatchObject({ amount_refunded: AMOUNT, refunded: true });
  });

  it('give a part back, and then the rest', async () => {
    const { id, latest_charge } = await intentOf('pm_card_visa');
    await target.stripe.refunds.create({ payment_intent: id, amount: 1000 });
    const charge = await target.stripe.charges.retrieve(idOf(latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 1000, refunded: false });
    expect(await target.stripe.refunds.create({ payment_intent: id })).toMatchObject({
      amount: AMOUNT - 1000,
    });
  });

  it('never give more back than is left', async () => {
    const { id } = await intentOf('pm_card_visa');
    await target.stripe.refunds.create({ payment_intent: id, amount: 2000 });
    const tooMuch = target.stripe.refunds.create({ payment_intent: id, amount: 1001 });
    expect(await refusalOf(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' });
  });

  it('are made, of three decimals, in steps of ten', async () => {
    const { id } = await target.stripe.paymentIntents.create({
      amount: AMOUNT,
      currency: 'kwd',
      payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const wrong = target.stripe.refunds.create({ payment_intent: id, amount: 1005 });
    expect(await refusalOf(wrong)).toMatchObject({ statusCode: 400, param: 'amount' });
    const right = await target.stripe.refunds.create({ payment_intent: id, amount: 1010 });
    expect(right).toMatchObject({ amount: 1010, currency: 'kwd' });
  });

  it('are refused once everything is given back', async () => {
    const { id } = await intentOf('pm_card_visa');
    await target.stripe.refunds.create({ payment_intent: id });
    expect(await refusalOf(target.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'charge_already_refunded',
    });
  });

  it('are refused for a payment that was never made', async () => {
    const { id } = await intentOf();
    const error = await refusalOf(target.stripe.refunds.create({ payment_intent: id }));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });

  it('are found again, alone and by their payment', async () => {
    const { id } = await intentOf('pm_card_visa');
    const refund = await target.stripe.refunds.create({
      payment_intent: id,
      reason: 'requested_by_customer',
      metadata: { order_id: 'order_1' },
    });
    expect(await target.stripe.refunds.retrieve(refund.id)).toMatchObject({
      reason: 'requested_by_customer',
      metadata: { order_id: 'order_1' },
    });
    const { data } = await target.stripe.refunds.list({ payment_intent: id });
    expect(data.map((one) => one.id)).toEqual([refund.id]);
  });

  it('of one payment at once add up to the payment', async () => {
    const { id, latest_charge } = await intentOf('pm_card_visa');
    const refund = () => target.stripe.refunds.create({ payment_intent: id, amount: 1000 });
    await Promise.allSettled(Array.from({ length: 5 }, refund));
    const charge = await target.stripe.charges.retrieve(idOf(latest_charge));
    expect(charge.amount_refunded).toBeLessThanOrEqual(AMOUNT);
  });
});
