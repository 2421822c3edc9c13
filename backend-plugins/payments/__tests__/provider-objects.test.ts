import {
  providerDisputeSchema,
  providerPaymentSchema,
  providerRefundSchema,
  refundedChargeSchema,
} from '../src/lib/provider-objects';

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
  expect(providerPaymentSchema.parse(intent)).toEqual({
    id: 'pi_1',
    status: 'succeeded',
    amount: 2500,
    amount_received: 2500,
    currency: 'usd',
    metadata: { order_id: 'order_1', customer_id: 'cus_1' },
  });
});

it('keeps the refunded amount of a payment', () => {
  const charge = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    amount_refunded: 400,
    receipt_email: 'a@b.c',
  };
  const kept = { payment_intent: 'pi_1', amount_refunded: 400 };
  expect(refundedChargeSchema.parse(charge)).toEqual(kept);
});

it('keeps what a refund is of, but not its reason or its receipt', () => {
  const refund = {
    id: 're_1',
    payment_intent: 'pi_1',
    amount: 400,
    status: 'succeeded',
    metadata: { order_refund_id: 'orref_1' },
  };
  const object = { ...refund, reason: 'requested_by_customer', receipt_number: '1-2' };
  expect(providerRefundSchema.parse(object)).toEqual(refund);
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
  expect(providerDisputeSchema.parse(object)).toEqual(dispute);
});
