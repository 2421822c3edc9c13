import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, refusalOf, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
});

describe('customers', () => {
  it('are made with their email and without card or debt', async () => {
    const customer = await target.stripe.customers.create({ email: 'ada@farm.test' });
    expect(customer).toMatchObject({
      object: 'customer',
      email: 'ada@farm.test',
      livemode: false,
      metadata: {},
      default_source: null,
      delinquent: false,
    });
    expect(customer.id).toMatch(/^cus_/);
  });

  it('are found again by their id', async () => {
    const { id } = await target.stripe.customers.create({ name: 'Ada' });
    expect(await target.stripe.customers.retrieve(id)).toMatchObject({ id, name: 'Ada' });
  });

  it('change what is sent and keep the rest', async () => {
    const { id } = await target.stripe.customers.create({ email: 'a@farm.test', name: 'Ada' });
    await target.stripe.customers.update(id, { name: 'Grace' });
    const customer = await target.stripe.customers.retrieve(id);
    expect(customer).toMatchObject({ email: 'a@farm.test', name: 'Grace' });
  });

  it('merge metadata, and lose a key that is set to nothing', async () => {
    const { id } = await target.stripe.customers.create({ metadata: { a: '1', b: '2' } });
    const customer = await target.stripe.customers.update(id, { metadata: { b: '', c: '3' } });
    expect(customer.metadata).toEqual({ a: '1', c: '3' });
  });

  it('are listed by email', async () => {
    const email = `${String(Date.now())}@farm.test`;
    const { id } = await target.stripe.customers.create({ email });
    const { data } = await target.stripe.customers.list({ email });
    expect(data.map((customer) => customer.id)).toEqual([id]);
  });

  it('that do not exist are resource_missing', async () => {
    const error = await refusalOf(target.stripe.customers.retrieve('cus_nobody'));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
      message: "No such customer: 'cus_nobody'",
    });
  });
});

describe('payment methods of a customer', () => {
  it('are attached and listed', async () => {
    const { customers, paymentMethods } = target.stripe;
    const { id } = await customers.create();
    const method = await paymentMethods.attach('pm_card_visa', { customer: id });
    expect(method).toMatchObject({ customer: id, type: 'card', card: { last4: '4242' } });
    const listed = await paymentMethods.list({ customer: id, type: 'card' });
    const ofCustomer = await customers.listPaymentMethods(id, { type: 'card' });
    expect(listed.data.map((one) => one.id)).toEqual([method.id]);
    expect(ofCustomer.data.map((one) => one.id)).toEqual([method.id]);
  });

  it('are not attached when the card is declined', async () => {
    const { id } = await target.stripe.customers.create();
    const attach = target.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: id });
    expect(await refusalOf(attach)).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
  });

  it('pay more than once', async () => {
    const { customers, paymentIntents, paymentMethods } = target.stripe;
    const { id: customer } = await customers.create();
    const { id: payment_method } = await paymentMethods.attach('pm_card_visa', { customer });
    const order = {
      amount: 500,
      currency: 'usd',
      customer,
      payment_method,
      payment_method_types: ['card'],
      confirm: true,
    };
    expect(await paymentIntents.create(order)).toMatchObject({ status: 'succeeded' });
    expect(await paymentIntents.create(order)).toMatchObject({ status: 'succeeded' });
  });

  it('do not pay for another customer', async () => {
    const { customers, paymentIntents, paymentMethods } = target.stripe;
    const [owner, other] = [await customers.create(), await customers.create()];
    const method = await paymentMethods.attach('pm_card_visa', { customer: owner.id });
    const error = await refusalOf(
      paymentIntents.create({
        amount: 500,
        currency: 'usd',
        customer: other.id,
        payment_method: method.id,
        payment_method_types: ['card'],
        confirm: true,
      }),
    );
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });
});
