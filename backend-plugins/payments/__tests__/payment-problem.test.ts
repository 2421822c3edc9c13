import { paymentProblem } from '../src/lib/payment-problem';

const order = { orderId: 'order_1', customerId: 'cus_1', amount: 2500, currencyCode: 'usd' };
const payment = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 2500,
  amount_received: 2500,
  currency: 'usd',
  metadata: { customer_id: 'cus_1', order_id: 'order_1' },
};

it.each([{}, { metadata: { customer_id: 'cus_1' } }])('accepts a payment with %j', (changes) => {
  expect(paymentProblem({ ...payment, ...changes }, order)).toBeNull();
});

it.each([
  [{ metadata: { customer_id: 'cus_2' } }, 'conflict'],
  [{ metadata: {} }, 'conflict'],
  [{ metadata: { customer_id: 'cus_1', order_id: 'order_2' } }, 'conflict'],
  [{ status: 'requires_payment_method' }, 'payment_required'],
  [{ status: 'processing' }, 'payment_required'],
  [{ amount_received: 0 }, 'conflict'],
  [{ amount_received: 2499 }, 'invalid_body'],
  [{ amount_received: 2501 }, 'invalid_body'],
  [{ currency: 'eur' }, 'invalid_body'],
])('reports %j as %s', (changes, type) => {
  expect(paymentProblem({ ...payment, ...changes }, order)).toMatchObject({ type });
});

it('reveals to others only that the payment is not theirs', () => {
  const metadata = { customer_id: 'cus_2' };
  const foreign = { ...payment, metadata, status: 'canceled', amount_received: 1 };
  expect(paymentProblem(foreign, order)).toMatchObject({ code: 'payment_not_yours' });
});
