import { screen } from '@testing-library/react';
import { servesProductList } from '@/test/desk-fixtures';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe('the page of a new product', () => {
  it('asks before the page is left with what was typed, and keeps it in this tab', async () => {
    await signInAs(admin);
    server.use(servesPaymentConfig(), ...servesProductList([product(1)]));
    const { user } = renderShop('/dashboard/addnewproduct');
    await user.type(await screen.findByLabelText('Name'), 'Rotary hoe');
    await user.click(screen.getByRole('link', { name: 'Manage Products' }));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Manage Products' });
    await user.click(screen.getByRole('link', { name: 'Add New Product', current: false }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Rotary hoe');
  });

  it('is not for customers', async () => {
    await signInAs(farmer);
    renderShop('/dashboard/addnewproduct');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});
