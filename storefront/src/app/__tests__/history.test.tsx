import { demoteUser, listAudit, type AuditEntry } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  at: '2026-11-21T15:31:00.000Z',
  actor: 'j.voss@harrow.test',
  action: 'product.updated',
  subject: 'prod_1',
  name: 'Spring tine S 32',
  currency: 'usd',
  before: { price: 20.9 },
  after: { price: 21.6 },
  ...changes,
});

const promotion = (name: string) =>
  entry({ action: 'admin.promoted', subject: `cus_${name}`, name, before: null, after: {} });

/** Serves a history, and notes the queries. */
function serves(entries: AuditEntry[], total = entries.length): string[] {
  const asked: string[] = [];
  server.use(
    answer(listAudit, ({ query }) => {
      asked.push(query.toString());
      const headers = {
        'x-total-count': String(total),
        'access-control-expose-headers': 'x-total-count',
      };
      return HttpResponse.json(entries, { headers });
    }),
  );
  return asked;
}

async function open(entries: AuditEntry[], total?: number, address = '/dashboard/history') {
  await signInAs(admin);
  const asked = serves(entries, total);
  return { ...renderShop(address), asked };
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the history', () => {
  it('tells who changed what, before and after, by day', async () => {
    await open([
      entry({}),
      entry({ subject: 'prod_2', name: 'Plow', at: '2026-11-19T12:00:00.000Z' }),
    ]);
    const row = await rowOf('Spring tine');
    expect(row.getByText('Price')).toBeVisible();
    expect(row.getByText('j.voss@harrow.test')).toBeVisible();
    expect(row.getByRole('listitem')).toHaveTextContent('$20.90 becomes $21.60');
    expect(row.getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/manageproducts?q=Spring%20tine%20S%2032',
    );
    const days = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(days).toEqual(['Saturday, November 21, 2026', 'Thursday, November 19, 2026']);
    expect(document.title).toBe('History · Harrow');
  });

  it('searches, and keeps the words in the address and on each page', async () => {
    const { user, asked, currentAddress } = await open([entry({})], 120);
    await rowOf('Spring tine');
    await user.type(screen.getByRole('searchbox', { name: 'Search the history' }), 'voss{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('limit=50&pageNumber=0&q=voss'));
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=50&pageNumber=2&q=voss'));
    expect(currentAddress()).toBe('/dashboard/history?q=voss&page=3');
  });

  it('takes back a promotion once it is confirmed', async () => {
    const { user, asked } = await open([promotion('k.amundsen@harrow.test')]);
    const demoted: string[] = [];
    server.use(
      answer(demoteUser, ({ parameters }) => {
        demoted.push(parameters.email ?? '');
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    const row = await rowOf('amundsen');
    await user.click(row.getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(demoted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('This user is no longer an admin.')).toBeInTheDocument();
    expect(demoted).toEqual(['k.amundsen@harrow.test']);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  it('says why a promotion cannot be taken back', async () => {
    const { user } = await open([promotion('k.amundsen@harrow.test')]);
    const message = 'The setting ADMIN_EMAILS makes this user an admin.';
    server.use(refuses(demoteUser, { status: 409, code: 'configured_admin', message }));
    await user.click((await rowOf('amundsen')).getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('offers no Undo of the reader’s own promotion', async () => {
    await open([promotion(admin.email)]);
    expect((await rowOf('Promoted')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that nothing has been changed, or that nothing matches', async () => {
    const { user } = await open([]);
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the history' }), 'x{Enter}');
    expect(await screen.findByText('No change matches')).toBeVisible();
  });

  it('reports that it failed to load, and retries', async () => {
    await signInAs(admin);
    server.use(refuses(listAudit, { status: 429 }));
    const { user } = renderShop('/dashboard/history');
    expect(await screen.findByText('We could not load the history')).toBeVisible();
    serves([entry({})]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Spring tine');
  });

  it('is not shown to customers', async () => {
    await signInAs(farmer);
    const { currentAddress } = renderShop('/dashboard/history');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/login');
  });
});

it('shows what changes are about, and a day, by its address', async () => {
  const { asked, user, currentAddress } = await open(
    [entry({})],
    1,
    '/dashboard/history?day=2026-11-21',
  );
  await rowOf('Spring tine');
  expect(asked.at(-1)).toMatch(/from=2026-11-2\d.*&to=2026-11-2\d/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Products');
  await waitFor(() => expect(asked.at(-1)).toContain('kind=product'));
  expect(currentAddress()).toBe('/dashboard/history?day=2026-11-21&kind=product');
});
