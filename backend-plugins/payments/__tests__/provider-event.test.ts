import { paymentSubset } from '../src/lib/provider-event';
import { providerPaymentSchema, refundedChargeSchema } from '../src/lib/provider-objects';

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  amount: 2500,
  amount_received: 2500,
  currency: 'usd',
  client_secret: 'pi_1_secret_x',
  receipt_email: 'ada@farm.test',
  charges: { data: [{ payment_method_details: { card: { last4: '4242' } } }] },
  metadata: { order_id: 'order_1', customer_id: 'cus_1' },
};

it('keeps what settles a payment and drops secrets, addresses and cards', () => {
  const subset = paymentSubset({ type: 'payment_intent.succeeded', data: { object: intent } });
  expect(Object.keys(subset ?? {}).sort()).toEqual([
    'amount',
    'amount_received',
    'currency',
    'id',
    'metadata',
    'status',
  ]);
  expect(providerPaymentSchema.parse(subset)).toMatchObject({
    id: 'pi_1',
    amountReceived: 2500,
    orderId: 'order_1',
    customerId: 'cus_1',
  });
});

it('keeps the refunded amount of a payment', () => {
  const charge = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    amount_refunded: 400,
    receipt_email: 'a@b.c',
  };
  const subset = paymentSubset({ type: 'charge.refunded', data: { object: charge } });
  expect(subset).toEqual({ payment_intent: 'pi_1', amount_refunded: 400 });
  expect(refundedChargeSchema.parse(subset)).toEqual({ intentId: 'pi_1', refunded: 400 });
});

it('keeps nothing of other events', () => {
  expect(paymentSubset({ type: 'charge.succeeded', data: { object: { id: 'ch_1' } } })).toBeNull();
});

it('keeps the subject of a dispute, but not its evidence', () => {
  const dispute = {
    id: 'dp_1',
    payment_intent: 'pi_1',
    amount: 2500,
    currency: 'usd',
    status: 'needs_response',
  };
  const object = { ...dispute, evidence: { customer_email_address: 'a@b.c' } };
  const subset = paymentSubset({ type: 'charge.dispute.created', data: { object } });
  expect(subset).toEqual(dispute);
});
