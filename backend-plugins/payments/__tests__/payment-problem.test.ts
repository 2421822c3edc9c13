import { paymentProblem } from '../src/lib/payment-problem';

const order = { orderId: 'order_1', customerId: 'cus_1', amount: 2500, currencyCode: 'usd' };
const payment = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 2500,
  amountReceived: 2500,
  currency: 'usd',
  customerId: 'cus_1' as string | null,
  orderId: 'order_1' as string | null,
};

it.each([{}, { orderId: null }])('accepts a payment with %j', (changes) => {
  expect(paymentProblem({ ...payment, ...changes }, order)).toBeNull();
});

it.each([
  [{ customerId: 'cus_2' }, 'conflict'],
  [{ customerId: null }, 'conflict'],
  [{ orderId: 'order_2' }, 'conflict'],
  [{ status: 'requires_payment_method' }, 'payment_required'],
  [{ status: 'processing' }, 'payment_required'],
  [{ amountReceived: 0 }, 'conflict'],
  [{ amountReceived: 2499 }, 'invalid_body'],
  [{ amountReceived: 2501 }, 'invalid_body'],
  [{ currency: 'eur' }, 'invalid_body'],
])('reports %j as %s', (changes, type) => {
  expect(paymentProblem({ ...payment, ...changes }, order)).toMatchObject({ type });
});

it('reveals to others only that the payment is not theirs', () => {
  const foreign = { ...payment, customerId: 'cus_2', status: 'canceled', amountReceived: 1 };
  expect(paymentProblem(foreign, order)).toMatchObject({ code: 'payment_not_yours' });
});
