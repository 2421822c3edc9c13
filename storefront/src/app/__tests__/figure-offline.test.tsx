import { getMachineFigure } from '@harrow/contract';
import { act, screen } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { discArm } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => server.use(...servesSearch([])));
afterEach(() => {
  delete document.documentElement.dataset.kept;
});

const PRICE = '$46.90';
const NEEDED = 'Price and stock need a connection.';

const open = async () => {
  server.use(answer(getMachineFigure, discArm()));
  const page = renderShop('/machines/disc-harrow/20-1?serial=H520-04117#item-4');
  await screen.findByRole('heading', { level: 1 });
  return page;
};

/** Loses the connection, or has it again. */
function connect(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('shows no price and no stock while there is no connection, and those of now afterwards', async () => {
  await open();
  expect(screen.getAllByText(PRICE)).not.toHaveLength(0);
  connect(false);
  expect(screen.queryByText(PRICE)).toBeNull();
  expect(screen.queryByText(/pieces in stock/)).toBeNull();
  expect(screen.getAllByText(NEEDED)).not.toHaveLength(0);
  connect(true);
  expect((await screen.findAllByText(PRICE)).length).toBeGreaterThan(0);
  expect(screen.queryByText(NEEDED)).toBeNull();
});

it('says why it does not buy when Buy Now is pressed', async () => {
  const { user } = await open();
  connect(false);
  const buy = screen.getByRole('button', { name: 'Buy Now' });
  expect(buy).toHaveAttribute('aria-disabled', 'true');
  await user.click(buy);
  expect(screen.getByRole('alert')).toHaveTextContent(NEEDED);
});

it('says from when a kept figure is', async () => {
  document.documentElement.dataset.kept = '2026-11-20T12:00:00.000Z';
  await open();
  expect(screen.queryByText(PRICE)).toBeNull();
  expect(screen.getByText(`As of Nov 20, 2026. ${NEEDED}`)).toBeVisible();
});
