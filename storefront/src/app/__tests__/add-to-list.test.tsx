import { checkList, MAX_LIST_LINES } from '@harrow/contract';
import { act, screen, within } from '@testing-library/react';
import { listStore } from '@/lib/list/list-store';
import { stalls } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
afterEach(() => localStorage.clear());

async function openHome() {
  server.use(...servesHome());
  const page = renderShop('/');
  await screen.findByText('Machine 2');
  await screen.findAllByRole('button', { name: 'Add to list' });
  return page;
}

/** The button of a product, which its description names. */
function addButton(product: string): HTMLElement {
  const buttons = screen.getAllByRole('button', { name: 'Add to list' });
  const own = buttons.find((button) => button.getAttribute('aria-description') === product);
  if (!own) throw new Error(`No button adds ${product}.`);
  return own;
}

const inHeader = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

it('adds as many pieces as an order has at least, and more at the next press', async () => {
  const { user } = await openHome();
  expect(inHeader('My list, 0 products')).toHaveAttribute('href', '/list');
  await user.click(addButton('Machine 2'));
  expect(await screen.findByText('On your list: 2 pieces of Machine 2.')).toBeInTheDocument();
  expect(inHeader('My list, 1 product')).toBeInTheDocument();
  await user.click(addButton('Machine 2'));
  expect(await screen.findByText('On your list: 4 pieces of Machine 2.')).toBeInTheDocument();
  await user.click(addButton('Machine 3'));
  await screen.findByText('On your list: 3 pieces of Machine 3.');
  expect(inHeader('My list, 2 products')).toBeInTheDocument();
});

it('leads from the toast to the list', async () => {
  const { user, currentAddress } = await openHome();
  server.use(stalls(checkList));
  await user.click(addButton('Machine 1'));
  const toast = (await screen.findByText('On your list: 1 piece of Machine 1.')).closest('[role]');
  await user.click(within(toast as HTMLElement).getByRole('link', { name: 'Open the list' }));
  expect(currentAddress()).toBe('/list');
});

it('says that a full list takes no further product', async () => {
  const { user } = await openHome();
  act(() =>
    listStore.set(
      products(MAX_LIST_LINES).map(({ _id }) => ({ productId: `other_${_id}`, quantity: 1 })),
    ),
  );
  await user.click(addButton('Machine 1'));
  expect(await screen.findByText('Your list is full: it holds 200 products.')).toBeInTheDocument();
});

it('ignores what something else has stored', async () => {
  localStorage.setItem('list', '{"productId"');
  await openHome();
  expect(inHeader('My list, 0 products')).toBeInTheDocument();
});

it('follows a change in another tab', async () => {
  await openHome();
  const lines = JSON.stringify([{ productId: 'prod_1', quantity: 1 }]);
  act(() => {
    localStorage.setItem('list', lines);
    window.dispatchEvent(new StorageEvent('storage', { key: 'list', newValue: lines }));
  });
  expect(inHeader('My list, 1 product')).toBeInTheDocument();
});
