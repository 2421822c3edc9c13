import { checkList, countOrders, type Duty, getOrder, listOrderEvents } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, NO_ORDERS, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Opens a page as an admin with a duty. */
async function openAs(duty: Duty, path: string) {
  await signInAs(admin);
  server.use(...servesSession(duty));
  return renderShop(path);
}

const menuEntries = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard pages' }));
  await menu.findByRole('link', { name: /^Manage Orders/ });
  return menu.getAllByRole('link').map(({ title }) => title);
};

it.each<[Duty, string, RegExp]>([
  ['packer', '/dashboard/today', /for managers and owners\. You are a packer/],
  ['packer', '/dashboard/users', /for owners\. You are a packer/],
  ['packer', '/dashboard/addnewproduct', /for managers and owners/],
  ['manager', '/dashboard/users', /for owners\. You are a manager/],
  ['manager', '/dashboard/webhooks', /for owners/],
])('says to a %s in words that %s is not theirs', async (duty, path, words) => {
  const { currentAddress } = await openAs(duty, path);
  expect(await screen.findByRole('heading', { name: 'Not part of your duty' })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(currentAddress()).toBe(path);
});

it('shows each duty the pages that it may open', async () => {
  await openAs('packer', '/dashboard/users');
  expect(await menuEntries()).toEqual(['My Profile', 'Manage Orders']);
});

it('shows a manager all but users and settings', async () => {
  await openAs('manager', '/dashboard/users');
  const entries = await menuEntries();
  expect(entries).toContain('Today');
  expect(entries).toContain('Figures');
  expect(entries).not.toContain('Make Admin');
  expect(entries).not.toContain('Webhooks');
});

it('lets a packer ship an order, and neither refund nor readdress it', async () => {
  const order = paidOrder(7);
  const facts = [
    answer(getOrder, order),
    answer(listOrderEvents, []),
    answer(checkList, soldNow(order)),
  ];
  server.use(...facts, answer(countOrders, NO_ORDERS));
  await openAs('packer', `/dashboard/orders/${order._id}`);
  expect(await screen.findByRole('region', { name: 'Customer' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Make shipping' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
});
