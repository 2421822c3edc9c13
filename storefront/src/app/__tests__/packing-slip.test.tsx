import { countOrders, getOrder, listPinnedNotes, type Order } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openSlip(changes: Partial<Order> = {}) {
  await signInAs(admin);
  server.use(answer(getOrder, paidOrder(1, changes)), answer(countOrders, NO_ORDERS));
  const page = renderShop('/dashboard/orders/order_1/slip');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('the packing slip', () => {
  it('names goods and address without prices, with the number as a barcode', async () => {
    await openSlip();
    expect(screen.getByRole('img', { name: '1001 as a Code 39 barcode' })).toBeInTheDocument();
    for (const text of ['Mill Lane 1, Ames', '+1 515 555 0100', 'Machine 1', 'Not yet']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(await screen.findByText('N-110')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('$');
  });

  it('has the pinned notes about the customer', async () => {
    const note = { _id: 'note_1', at: '2026-05-02T10:00:00.000Z', by: admin.email };
    const [about, other] = [paidOrder(1).customerId, 'cus_other'];
    server.use(
      answer(listPinnedNotes, [
        { ...note, customerId: about, text: 'Gate on Route 9.' },
        { ...note, customerId: other, text: 'Someone else.' },
      ]),
    );
    await openSlip();
    expect(await screen.findByText('Gate on Route 9.')).toBeInTheDocument();
    expect(screen.queryByText('Someone else.')).not.toBeInTheDocument();
  });

  it('has a row for each line, and says how many where they may take several sheets', async () => {
    const [line] = order(1).lines;
    const lines = Array.from({ length: 9 }, (_, place) => ({
      ...line,
      productId: `prod_${place}`,
      product: `Part ${place}`,
      number: `PN-${place}`,
    })) as Order['lines'];
    await openSlip({ lines });
    expect(screen.getAllByRole('row')).toHaveLength(1 + lines.length);
    expect(screen.getByRole('row', { name: /Part 8 PN-8 2/ })).toBeInTheDocument();
    expect(screen.getByText('Lines').nextSibling).toHaveTextContent('9');
    expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
  });

  it('promises no answer by email: the shop sends none', async () => {
    await openSlip();
    expect(screen.getByText(/^Something missing or broken\? Call/)).not.toHaveTextContent('email');
  });

  it('has a label for the box', async () => {
    const { user } = await openSlip();
    await user.click(screen.getByRole('link', { name: 'Address label' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Address label 1001' })).toBeVisible();
    expect(screen.getByText('Harrow Works')).toBeInTheDocument();
  });

  it('belongs to staff', async () => {
    await signInAs(farmer);
    server.use(refuses(getOrder, { status: 404 }));
    const { currentAddress } = renderShop('/dashboard/orders/order_1/slip');
    await waitFor(() => expect(currentAddress()).toBe('/login'));
  });
});
