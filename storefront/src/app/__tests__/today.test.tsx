import { getFigures, listNotices, listOrders } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, passes, refuses, stalls } from '@/test/answer';
import { paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';
import { figures, noFigures, notices } from '@/test/today-fixtures';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

beforeEach(async () => {
  await signInAs(admin);
  server.use(
    answer(getFigures, figures()),
    answer(listNotices, notices()),
    answer(listOrders, [paidOrder(23)]),
  );
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

const openToday = () => renderShop('/dashboard/today');

it('shows what waits and what came in today', async () => {
  openToday();
  const link = await screen.findByRole('link', { name: 'Ship orders' });
  expect(link).toHaveAttribute('href', '/dashboard/manageorders?tab=to-ship');
  expect(screen.getByText('9 orders')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '3 orders' })).toHaveAccessibleDescription('Unpaid');
  expect(screen.getByText('$418,260.00')).toBeInTheDocument();
  expect(screen.getByText('2 products')).toBeInTheDocument();
  expect(screen.getByText('1 sold out')).toBeInTheDocument();
  expect(screen.getByText('3 orders, less refunds')).toBeInTheDocument();
});

it('is in the menu of an admin', async () => {
  openToday();
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard pages' }));
  expect(await menu.findByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

it('says what failed and what to do, with a link where it is about an order', async () => {
  openToday();
  const failures = await part('Failures');
  expect(failures.getByText('2 need attention')).toBeInTheDocument();
  const [dispute, mail] = failures.getAllByRole('listitem');
  expect(dispute).toHaveTextContent('Disputed');
  expect(dispute).toHaveTextContent('Answer the dispute at the payment provider');
  expect(failures.getByRole('link', { name: 'Open order' })).toHaveAttribute(
    'href',
    '/dashboard/orders/order_7',
  );
  expect(mail).toHaveTextContent('Failed');
  expect(mail).toHaveTextContent('Send it again.');
});

it('shows the revenue as a chart with a description, and as a table with every value', async () => {
  openToday();
  const revenue = await part('Revenue');
  const chart = await revenue.findByRole('img', { name: 'Revenue by day, Nov 10 to Nov 23' });
  expect(chart).toHaveAccessibleDescription(
    'Highest: Nov 23 with $1,250.50. Lowest: Nov 10 with -$50.00. The table has every value.',
  );
  const table = within(revenue.getByRole('table', { name: 'Revenue by day' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(16);
  expect(rows[1]).toBe('Nov 23 so far3$1,250.50');
  expect(rows[14]).toBe('Nov 100-$50.00');
  expect(rows[15]).toBe('14 days3$1,200.50');
});

it('changes to longer spans, weeks and months, says which, and keeps the focus', async () => {
  const asked: string[] = [];
  server.use(
    passes(getFigures, ({ query }) => {
      const days = (Date.now() - Date.parse(query.get('from') ?? '')) / 86_400_000;
      asked.push(`${query.get('by')} ${Math.ceil(days)}`);
    }),
  );
  const { user } = openToday();
  const revenue = await part('Revenue');
  for (const name of ['30 days', '90 days']) {
    await user.click(revenue.getByRole('button', { name }));
    expect(await revenue.findByRole('rowheader', { name })).toBeInTheDocument();
    expect((await part('Best products')).getByText(name)).toBeInTheDocument();
  }
  const week = revenue.getByRole('button', { name: '12 weeks' });
  expect(week).toHaveAttribute('aria-pressed', 'false');
  await user.click(week);
  expect(await revenue.findByRole('table', { name: 'Revenue by week' })).toBeInTheDocument();
  expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(week).toHaveFocus();
  await user.click(revenue.getByRole('button', { name: '12 months' }));
  expect(await revenue.findByRole('img', { name: /^Revenue by month/ })).toBeInTheDocument();
  const [first, second, third, ...others] = asked;
  expect([first, second, third]).toEqual(['day 14', 'day 30', 'day 90']);
  expect(others.map((each) => each.split(' ')[0])).toEqual(['week', 'month']);
});

it('lists unpaid orders by age, low stock and the best products', async () => {
  openToday();
  const ages = (await part('Unpaid by age')).getAllByRole('listitem');
  expect(ages.map(({ textContent }) => textContent)).toEqual([
    '48–72 h1 order$274,880.00',
    '0–24 h2 orders$143,380.00',
  ]);
  const low = (await part('Low stock')).getAllByRole('listitem');
  expect(low.map(({ textContent }) => textContent)).toEqual([
    'Drive belt B 1850minimum 5 piecesSold out',
    'Oil filter F 93minimum 10 pieces18 pieces',
  ]);
  const best = (await part('Best products')).getAllByRole('listitem');
  expect(best.map(({ textContent }) => textContent)).toEqual([
    'Field tractor T 1205 pieces$1,200.50',
  ]);
});

it('lists the orders to ship that have waited longest', async () => {
  let asked = '';
  server.use(passes(listOrders, ({ query }) => void (asked = query.toString())));
  openToday();
  const waiting = await part('To ship, oldest first');
  const link = await waiting.findByRole('link', { name: 'Open order 1023' });
  expect(link).toHaveAttribute('href', '/dashboard/orders/order_23');
  expect(asked).toBe('status=paid&sort=oldest&limit=5&pageNumber=0');
});

it('says what the shop did, the orders of a day that expired in one line', async () => {
  openToday();
  const lines = (await part('What the shop did on its own')).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent('2 orders expired before they were paid');
  expect(lines[1]).toHaveTextContent('A payment of 12.5 USD');
});

it('says so where there is nothing yet', async () => {
  server.use(
    answer(getFigures, noFigures()),
    answer(listNotices, { failures: [], done: [] }),
    answer(listOrders, []),
  );
  openToday();
  expect(await screen.findByText('Nothing needs you now.')).toBeInTheDocument();
  expect(await screen.findByText('Everything is shipped')).toBeInTheDocument();
  expect(screen.getAllByText('Nothing was paid in these 14 days.')).toHaveLength(2);
  expect(screen.getByText('No order waits for its payment.')).toBeInTheDocument();
  expect(screen.getByText('Every product has at least twice its minimum.')).toBeInTheDocument();
  expect(await screen.findByText('No paid order waits.')).toBeInTheDocument();
  expect(screen.getByText('Nothing yet.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ship orders' })).not.toBeInTheDocument();
});

it('shows the rest if the figures cannot be loaded, and loads them again', async () => {
  server.use(refuses(getFigures, { status: 503 }));
  const { user } = openToday();
  expect(await screen.findByText('We could not load the figures')).toBeInTheDocument();
  expect(await screen.findByText('Answer the dispute', { exact: false })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Open order 1023' })).toBeInTheDocument();
  server.use(answer(getFigures, figures()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9 orders')).toBeInTheDocument();
});

it('shows the rest if the notices or the orders cannot be loaded', async () => {
  server.use(refuses(listNotices, { status: 503 }), refuses(listOrders, { status: 503 }));
  openToday();
  expect(await screen.findByText('We could not load the failures')).toBeInTheDocument();
  expect(await screen.findByText('We could not load the orders to ship')).toBeInTheDocument();
  expect(await screen.findByText('9 orders')).toBeInTheDocument();
});

it('shows a placeholder while the figures load', async () => {
  server.use(stalls(getFigures), stalls(listNotices), stalls(listOrders));
  openToday();
  expect((await screen.findAllByText('Loading the figures')).length).toBeGreaterThan(0);
});
