import { getOrder, listOwnOrders, placeOrder, setStock } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, passes } from '@/test/answer';
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

const LAST = { phone: '+1 515 555 0111', address: 'Barn Road 2, Ames' };

/** Opens the form for an order of three pieces. */
async function openForm(known: object) {
  const page = await openProduct({ known });
  await page.type('3');
  await page.user.click(page.pick);
  const phone = await screen.findByLabelText('Phone');
  return { ...page, phone, address: screen.getByLabelText('Address') };
}

describe('the purchase form', () => {
  it('fills in the phone and address of the last order and shows their source', async () => {
    const { phone, address, user } = await openForm({ orders: [order(2, LAST), order(1)] });
    await waitFor(() => expect(phone).toHaveValue(LAST.phone));
    expect(address).toHaveValue(LAST.address);
    expect(phone).toHaveAccessibleDescription(/^From your last order\./);
    await user.clear(address);
    await user.type(address, 'Mill Lane 1');
    expect(address).not.toHaveAccessibleDescription(/From your/);
    expect(address).toHaveValue('Mill Lane 1');
  });

  it('fills in the phone of the profile for a user without orders', async () => {
    const { phone, address } = await openForm({ phone: '+1 515 555 0122' });
    await waitFor(() => expect(phone).toHaveValue('+1 515 555 0122'));
    expect(phone).toHaveAccessibleDescription(/^From your profile\./);
    expect(address).toHaveValue('');
  });

  it('keeps typed values when a suggestion arrives later', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const page = await openProduct({ known: { orders: [order(1, LAST)] } });
    server.use(passes(listOwnOrders, () => gate));
    await page.type('3');
    await page.user.click(page.pick);
    const phone = await screen.findByLabelText('Phone');
    await page.user.clear(phone);
    await page.user.type(phone, '555');
    release();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(LAST.address));
    expect(phone).toHaveValue('555');
  });

  it('clears a suggested address for another one', async () => {
    const { address, user } = await openForm({ orders: [order(1, LAST)] });
    await waitFor(() => expect(address).toHaveValue(LAST.address));
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(address).toHaveFocus();
    expect(address).toHaveValue('');
    await user.type(address, 'Mill Lane 1');
    expect(screen.queryByRole('button', { name: 'Use another address' })).not.toBeInTheDocument();
    expect(address).toHaveValue('Mill Lane 1');
  });

  it('deletes the draft after the order is placed', async () => {
    const { phone, address, user, quantity } = await openForm({});
    await user.type(phone, LAST.phone);
    await user.type(address, LAST.address);
    expect(sessionStorage).toHaveLength(1);
    takesPayments();
    server.use(
      answer(placeOrder, { acknowledged: true, insertedId: 'order_1' }),
      answer(getOrder, order(1)),
      answer(
        setStock,
        { acknowledged: true, modifiedCount: 0, available: 7 },
        { parameters: { id: 'prod_1' } },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm Purchase' }));
    await screen.findByText('Congrats!! Your order is placed.');
    await waitFor(() => expect(quantity).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });

  it('stores no draft if only suggested values are filled in', async () => {
    const { phone, quantity, user } = await openForm({ orders: [order(1, LAST)] });
    await waitFor(() => expect(phone).toHaveValue(LAST.phone));
    await user.keyboard('{Escape}');
    await user.clear(quantity);
    expect(sessionStorage).toHaveLength(0);
  });
});
