import { getOrder, type Order } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openPage({
  person = farmer,
  found = order(1),
}: { person?: typeof farmer; found?: Order } = {}) {
  await signInAs(person);
  takesPayments();
  server.use(answer(getOrder, found, { parameters: { id: 'order_1' } }));
  renderShop('/dashboard/payment/order_1');
}

describe('what stands on the payment page', () => {
  it('shows the order and the customer', async () => {
    await openPage();
    expect(await screen.findByRole('heading', { name: 'Pay for order 1001' })).toBeInTheDocument();
    const summary = within(screen.getByRole('complementary', { name: 'What you pay for' }));
    for (const text of [farmer.displayName, 'Machine 1', '2 pieces']) {
      expect(summary.getByText(text)).toBeInTheDocument();
    }
    expect(summary.getByText('Total amount').nextSibling).toHaveTextContent('$2,000.50');
    expect(summary.getByText('Shipping').nextSibling).toHaveTextContent('$0.00');
    expect(summary.getByText('Sales tax').nextSibling).toHaveTextContent('None added');
  });

  it('shows each product of an order with its part number, and one strip for all of them', async () => {
    const { lines } = order(1);
    const discs = { product: 'Disc', number: 'HR-14-361', quantity: 10, price: 46.9, amount: 469 };
    const more = lines.map((line) => ({ ...line, ...discs, productId: 'prod_2' }));
    const poNumber = '2026-118';
    await openPage({ found: order(1, { quantity: 12, poNumber, lines: [...lines, ...more] }) });
    expect(await screen.findByText('2 products, 12 pieces')).toBeInTheDocument();
    expect(screen.getByText('HR-14-361')).toBeInTheDocument();
    expect(screen.getByText('10 × $46.90')).toBeInTheDocument();
    expect(screen.getByText('2026-118')).toBeInTheDocument();
  });

  it('is bare: no menu, no navigation, and nothing to verify', async () => {
    await openPage({ person: { ...farmer, isVerified: false } });
    expect(await screen.findByText('Secure payment')).toBeInTheDocument();
    await screen.findByLabelText('Card number');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText(/not verified/)).toBeNull();
  });

  it('says until when the order is held', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await openPage({ found: order(1, { expiresAt }) });
    expect(await screen.findByText(/^We hold your order until \d+:\d\d [AP]M\.$/)).toBeVisible();
  });
});
