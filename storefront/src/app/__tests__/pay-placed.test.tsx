import { getMailConfig, getOrder, placeOrder, setStock } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const ORDER = { parameters: { id: 'order_1' } };

/** Orders three pieces, with the phone and address of the last order. */
async function placed() {
  server.use(
    answer(placeOrder, { acknowledged: true, insertedId: 'order_1' }),
    answer(
      setStock,
      { acknowledged: true, modifiedCount: 0, available: 7 },
      { parameters: { id: 'prod_1' } },
    ),
  );
  const { user } = await openProduct({ query: '?quantity=3', known: { orders: [order(2)] } });
  await user.click(screen.getByRole('button', { name: 'Pick Quantity' }));
  const address = await screen.findByLabelText('Address');
  await waitFor(() => expect(address).not.toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Confirm Purchase' }));
  await screen.findByText('Congrats!! Your order is placed.');
  return user;
}

describe('an order on the page where it was placed', () => {
  it('is paid there', async () => {
    const { notes } = takesPayments();
    server.use(answer(getOrder, order(1), ORDER), answer(getMailConfig, { sends: true }));
    const user = await placed();
    const mail =
      'We send a confirmation to farmer@harrow.test, and the invoice when you have paid.';
    // the payment replaces what stood there while it loaded
    await waitFor(() => expect(screen.getByText(mail)).toBeVisible());
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    await user.type(screen.getByLabelText(/^Expir/), '1240');
    await user.type(screen.getByLabelText('CVC'), '123');
    await user.click(screen.getByRole('button', { name: 'Pay $2,000.50' }));
    const done = { name: 'Congrats! Your payment completed' };
    expect(await screen.findByRole('heading', done)).toHaveFocus();
    expect(screen.getByText('We send the invoice to farmer@harrow.test.')).toBeVisible();
    expect(notes).toEqual([{ orderedId: 'order_1', transectionId: 'pi_7' }]);
    expect(screen.queryByRole('link', { name: 'Later' })).not.toBeInTheDocument();
  });

  it('leads to the page of its payment if it cannot be read', async () => {
    server.use(refuses(getOrder, { status: 400 }, ORDER));
    await placed();
    expect(await screen.findByRole('link', { name: 'Pay $24.87 now' })).toHaveAttribute(
      'href',
      '/dashboard/payment/order_1',
    );
    // this shop sends no mails
    expect(screen.queryByText(/We send/)).toBeNull();
  });
});
