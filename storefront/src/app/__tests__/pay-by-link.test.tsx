import { getLinkedOrder, openLinkedPayment, payLinkedOrder } from '@harrow/contract';
import { screen } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const TOKEN = 'Zk3-abc_9';
const parameters = { token: TOKEN };
const { number, lines, amount, currency, expiresAt } = order(1);
const linked = { number, lines, amount, currency, expiresAt, poNumber: 'PO 9' };

it('pays an order without a log-in, and names no customer and no page of theirs', async () => {
  const reported: unknown[] = [];
  const { methods } = takesPayments();
  server.use(
    answer(getLinkedOrder, linked, { parameters }),
    answer(openLinkedPayment, ({ body }) => {
      expect(body).toEqual({ amount });
      return { clientSecret: 'pi_7_secret_abc' };
    }),
    answer(payLinkedOrder, ({ body }) => {
      reported.push(body);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  const { user } = renderShop(`/pay#${TOKEN}`);
  expect(await screen.findByRole('heading', { name: `Pay for order ${number}` })).toBeVisible();
  expect(screen.getByText('PO 9')).toBeInTheDocument();
  expect(screen.queryByText('Ships to')).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText(/^Expir/), '1234');
  await user.type(screen.getByLabelText('CVC'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $2,000.50' }));
  expect(
    await screen.findByRole('heading', { name: 'Congrats! Your payment completed' }),
  ).toHaveFocus();
  expect(reported).toEqual([{ transectionId: 'pi_7' }]);
  expect(new URLSearchParams(methods[0]).has('billing_details[email]')).toBe(false);
  expect(screen.queryByRole('link', { name: 'Back to My Orders' })).not.toBeInTheDocument();
});

it.each([
  [404, 'This link is not valid'],
  [409, 'This link has ended'],
])('says what a link is that the server answers with %d', async (status, title) => {
  server.use(refuses(getLinkedOrder, { status }));
  renderShop(`/pay#${TOKEN}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
});

it('says so when the order ends while its page is open', async () => {
  takesPayments();
  server.use(
    answer(getLinkedOrder, linked, { once: true }),
    refuses(getLinkedOrder, { status: 409 }),
    refuses(openLinkedPayment, { status: 409 }),
  );
  renderShop(`/pay#${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toHaveFocus();
});
