import { exportFigures, getFigures } from '@harrow/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, passes, refuses, stalls } from '@/test/answer';
import { comparedFigures } from '@/test/figures-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';
import { noFigures } from '@/test/today-fixtures';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T14:00:00Z'));
  await signInAs(admin);
  server.use(answer(getFigures, comparedFigures()));
});

const openFigures = (query = '') => renderShop(`/dashboard/figures${query}`);

const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Keeps what the page asks for. */
function asked(): string[] {
  const queries: string[] = [];
  server.use(passes(getFigures, ({ query }) => void queries.push(query.toString())));
  return queries;
}

const textOf = ({ textContent }: HTMLElement) => textContent;

it('shows each sum with its change since the span before', async () => {
  const queries = asked();
  openFigures();
  const sum = async (name: string) => (await screen.findByText(name)).parentElement;
  expect(await sum('Orders paid')).toHaveTextContent('Orders paid3-25% from 4');
  expect(await sum('Average order')).toHaveTextContent('$400.17+60.1% from $250.00');
  expect(await sum('Refunded')).toHaveTextContent('$50.004% of what was paid, before: 0%');
  expect(queries).toEqual(['from=2026-10-25&to=2026-11-23&by=day&compare=before']);
});

it('is in the menu of a manager, and not of a packer', async () => {
  openFigures();
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard pages' }));
  const link = await menu.findByRole('link', { name: 'Figures' });
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('says to a packer that the page is not theirs', async () => {
  server.use(...servesSession('packer'));
  openFigures();
  expect(await screen.findByRole('heading', { name: 'Not part of your duty' })).toBeInTheDocument();
});

it('has a chart with a title and a description, and a table with every value', async () => {
  const { user } = openFigures();
  const revenue = await part('Revenue after refunds');
  const chart = revenue.getByRole('img', {
    name: 'Revenue by day, Nov 21 to Nov 23, compared with Nov 18 to Nov 20',
  });
  expect(chart).toHaveAccessibleDescription(
    'Highest: Nov 22 with $1,000.50. The table below has every value.',
  );
  expect(within(chart).getByText('Nov 23, so far')).toBeInTheDocument();
  expect(within(chart).getByText('2 orders, before: $400.00')).toBeInTheDocument();
  await user.click(revenue.getByText('Show as a table'));
  const rows = revenue.getAllByRole('row').map(textOf);
  expect(rows).toEqual([
    'DayOrdersRevenueBeforeChange',
    'Nov 23 so far1$250.00$0.00Nov 20new',
    'Nov 222$1,000.50$400.00Nov 19+150%',
    'Nov 210-$50.00$600.00Nov 18-108%',
    'All3$1,200.50$1,000.00+20%',
  ]);
});

it('lists the best products, those that brought nothing before as new', async () => {
  openFigures();
  const products = await part('By product');
  expect(products.getAllByRole('row').map(textOf)).toEqual([
    'ProductPiecesRevenueChange',
    'Field tractor T 1205 pieces5$900.50+50%',
    'Oil filter F 931 piece1$300.00new',
  ]);
  const link = products.getByRole('link', { name: 'Oil filter F 93' });
  expect(link).toHaveAttribute('href', '/dashboard/products/prod_2');
});

it('lists the categories with their shares, also what only the other span has', async () => {
  openFigures();
  const categories = await part('By category');
  expect(categories.getAllByRole('row').map(textOf)).toEqual([
    'CategoryRevenueShareChange',
    'Tractors$900.5075%+50%',
    'Without a category$300.0025%new',
    'Harvest$0.000%-100%',
    'All$1,200.50100%+20%',
  ]);
});

it('shows the ten best categories first, and then all', async () => {
  const byCategory = Array.from({ length: 12 }, (_, place) => ({
    category: { handle: `c${place}`, name: `Category ${place}` },
    ...{ pieces: 1, revenue: 100 - place, former: { pieces: 1, revenue: 50 } },
  }));
  server.use(answer(getFigures, comparedFigures({ byCategory })));
  const { user } = openFigures();
  const categories = await part('By category');
  expect(categories.getAllByRole('row')).toHaveLength(12);
  await user.click(categories.getByRole('button', { name: 'All 12 categories' }));
  expect(categories.getAllByRole('row')).toHaveLength(14);
});

it('keeps the span, the steps and the comparison in the address', async () => {
  const queries = asked();
  const { user, currentAddress } = openFigures();
  await user.click(await screen.findByRole('button', { name: '12 months' }));
  expect(screen.getByRole('button', { name: '12 months' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Week' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'A year before');
  expect(currentAddress()).toBe('/dashboard/figures?span=months12&by=week&compare=year');
  await waitFor(() =>
    expect(queries.at(-1)).toBe('from=2025-12-01&to=2026-11-23&by=week&compare=year'),
  );
  expect(screen.getByRole('option', { name: 'The 358 days before' })).toBeInTheDocument();
});

it('takes days of one’s own', async () => {
  const { currentAddress } = openFigures('?span=year');
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-03-01' } });
  await waitFor(() =>
    expect(currentAddress()).toBe('/dashboard/figures?from=2026-03-01&to=2026-11-23'),
  );
  const spans = within(screen.getByRole('group', { name: 'Span' }));
  for (const span of spans.getAllByRole('button')) {
    expect(span).toHaveAttribute('aria-pressed', 'false');
  }
});

it('shows a span alone where no comparison is wanted', async () => {
  const queries: string[] = [];
  server.use(
    answer(
      getFigures,
      comparedFigures({
        comparison: null,
        byCategory: comparedFigures().byCategory.map((entry) => ({ ...entry, former: null })),
      }),
    ),
  );
  server.use(passes(getFigures, ({ query }) => void queries.push(query.toString())));
  openFigures('?compare=none&span=days7');
  const products = await part('By product');
  expect(products.queryByRole('columnheader', { name: 'Change' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^from/)).not.toBeInTheDocument();
  expect(queries).toEqual(['from=2026-11-17&to=2026-11-23&by=day']);
});

it('saves what it shows as a file', async () => {
  const saved: string[] = [];
  server.use(
    answer(exportFigures, ({ query }) => {
      saved.push(query.toString());
      return 'part\r\n';
    }),
  );
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = openFigures('?span=days7&compare=year');
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(saved).toEqual(['from=2026-11-17&to=2026-11-23&by=day&compare=year']);
});

it('says why the file was not saved', async () => {
  server.use(refuses(exportFigures, { status: 503 }));
  const { user } = openFigures();
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText(/^The figures were not saved\. /)).toBeInTheDocument();
});

it('says so where nothing was sold', async () => {
  server.use(answer(getFigures, noFigures()));
  openFigures();
  expect(await screen.findByText('Nothing was paid or refunded in this span.')).toBeInTheDocument();
  expect(screen.getByText('No product brought anything in this span.')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^Revenue/ })).not.toBeInTheDocument();
});

it('shows a placeholder while it loads', async () => {
  server.use(stalls(getFigures));
  openFigures();
  expect(await screen.findByText('Loading the figures')).toBeInTheDocument();
});

it('says that the figures could not be loaded, and loads them again', async () => {
  server.use(refuses(getFigures, { status: 503 }));
  const { user } = openFigures();
  expect(await screen.findByText('We could not load the figures')).toBeInTheDocument();
  server.use(answer(getFigures, comparedFigures()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await part('By product')).toBeDefined();
});
