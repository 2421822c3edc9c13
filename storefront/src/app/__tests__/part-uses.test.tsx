import { listPartUses, type PartUse, type PartUses } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { offer } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const line = (changes: Partial<PartUse> = {}): PartUse => ({
  machine: { handle: 'disc-harrow', name: 'Disc harrow' },
  book: { _id: 'book_2', code: 'PB-H520', revision: 2, state: 'published' },
  figure: { number: '20-1', title: 'Disc arm' },
  ...{ position: 1, item: '2', quantity: 4, serials: null, usableOn: [], note: null },
  ...changes,
});

const uses = (changes: Partial<PartUses> = {}): PartUses => ({
  ...{ part: 'HR-14-209', name: 'Cassette seal', offer: null },
  replacedBy: { data: [], count: 0 },
  replaces: { data: [], count: 0 },
  ...{ uses: [line()], count: 1, isCapped: false },
  ...changes,
});

async function open(given: PartUses, q = 'hr 14 209') {
  await signInAs(admin);
  const asked: [string | undefined, string | null][] = [];
  server.use(
    answer(listPartUses, ({ parameters, query }) => {
      asked.push([parameters.number, query.get('pageNumber')]);
      return given;
    }),
  );
  return { ...renderShop(`/dashboard/partuses?q=${encodeURIComponent(q)}`), asked };
}

it('finds a number in any spelling, and lists each line with its machine, book and figure', async () => {
  const { asked } = await open(
    uses({
      offer: offer('seal', { price: 12.5, available: 40 }),
      uses: [
        line(),
        line({
          book: { _id: 'book_3', code: 'PB-H520', revision: 3, state: 'draft' },
          ...{ position: 9, item: '9', quantity: null, usableOn: ['R', 'T'], note: 'Rear only' },
          serials: { from: 'H520-04000', to: null },
        }),
      ],
      count: 2,
    }),
  );
  expect(await screen.findByText('HR-14-209')).toBeVisible();
  expect(screen.getByText(/Sold at \$12.50, 40 in stock/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute(
    'href',
    '/products/seal',
  );
  expect(screen.getByRole('heading', { name: 'Listed in 2 lines' })).toBeVisible();
  const published = within(screen.getByRole('row', { name: /revision 2/ }));
  expect(published.getByText('Published')).toBeVisible();
  expect(published.getByRole('link', { name: '20-1 Disc arm' })).toHaveAttribute(
    'href',
    '/machines/disc-harrow/20-1#item-2',
  );
  expect(published.getByText('Item 2, 4 pieces')).toBeVisible();
  expect(published.getByRole('link', { name: 'Disc harrow' })).toHaveAttribute(
    'href',
    '/dashboard/machines/disc-harrow',
  );
  const draft = screen.getByRole('row', { name: /revision 3/ });
  expect(draft).toHaveTextContent('Draft');
  expect(draft).toHaveTextContent('Item 9, as required');
  expect(draft).toHaveTextContent('From H520-04000');
  expect(draft).toHaveTextContent('Only with R and T');
  expect(draft).toHaveTextContent('Rear only');
  expect(within(draft).queryByRole('link', { name: /20-1/ })).toBeNull();
  expect(asked).toEqual([['hr 14 209', '0']]);
});

it('shows what replaces the number and what it replaces', async () => {
  const step = {
    old: { part: 'HR-14-207', name: 'Shaft seal' },
    parts: [
      { part: 'HR-14-209', name: 'Cassette seal', quantity: 1 },
      { part: 'HR-14-210', name: 'Ring', quantity: 2 },
    ],
    ...{ machine: null, serials: null, isTwoWay: false, sellsOut: true, since: '2026-03-01' },
    note: 'Stronger',
  };
  const later = {
    ...{ ...step, old: { part: 'HR-14-209', name: 'Cassette seal' }, note: null, since: null },
    parts: [{ part: 'HR-14-300', name: 'Seal kit', quantity: 1 }],
    machine: { handle: 'disc-harrow', name: 'Disc harrow' },
    serials: { from: 'H520-04000', to: null },
    ...{ isTwoWay: true, sellsOut: false },
  };
  await open(
    uses({ replaces: { data: [step], count: 1 }, replacedBy: { data: [later], count: 140 } }),
  );
  const replaces = within(await screen.findByRole('region', { name: 'Replaces' }));
  expect(replaces.getByRole('link', { name: 'HR-14-207' })).toHaveAttribute(
    'href',
    '/dashboard/partuses?q=HR-14-207',
  );
  expect(
    replaces.getByText('On every machine, one way, since Mar 1, 2026, old stock is sold'),
  ).toBeVisible();
  expect(replaces.getByText('Stronger')).toBeVisible();
  const replacedBy = within(screen.getByRole('region', { name: 'Replaced by' }));
  expect(replacedBy.getByRole('link', { name: 'HR-14-300' })).toBeVisible();
  expect(replacedBy.getByText(/^On .*Disc harrow.*, From H520-04000, both ways$/)).toBeVisible();
  expect(replacedBy.getByText('The first 1 of 140 are shown.')).toBeVisible();
});

it('follows a replacement to its own uses', async () => {
  const step = {
    ...{ old: { part: 'HR-14-207', name: 'Shaft seal' }, machine: null, serials: null },
    parts: [{ part: 'HR-14-209', name: 'Cassette seal', quantity: 1 }],
    ...{ isTwoWay: false, sellsOut: false, since: null, note: null },
  };
  const { user, currentAddress } = await open(uses({ replaces: { data: [step], count: 1 } }));
  const link = await screen.findByRole('link', { name: 'HR-14-207' });
  server.use(
    answer(listPartUses, uses({ part: 'HR-14-207', name: 'Shaft seal', uses: [], count: 0 })),
  );
  await user.click(link);
  expect(await screen.findByText('No parts book lists this number.')).toBeVisible();
  expect(screen.getByText('Not sold in the shop.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Part number' })).toHaveValue('HR-14-207');
  expect(currentAddress()).toBe('/dashboard/partuses?q=HR-14-207');
});

it('turns the pages, and says when older lines are left out', async () => {
  const { user, asked } = await open(uses({ count: 20_000, isCapped: true }));
  expect(
    await screen.findByRole('heading', { name: 'Listed in more than 20,000 lines' }),
  ).toBeVisible();
  expect(screen.getByText(/older ones are left out/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText(/51–100 of 20,000/)).toBeVisible();
  expect(asked.map(([, page]) => page)).toEqual(['0', '1']);
});

it('says that nothing has a number, and waits for one', async () => {
  await open(uses(), '');
  expect(await screen.findByText('Which number?')).toBeVisible();
});

it('says that a number is not known', async () => {
  await signInAs(admin);
  server.use(refuses(listPartUses, { status: 404 }));
  renderShop('/dashboard/partuses?q=NO-1');
  expect(await screen.findByText('Nothing has this number')).toBeVisible();
});
