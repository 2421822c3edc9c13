import { exportProducts, getImport, importProducts } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { servesProductList } from '@/test/desk-fixtures';
import { importUnknown } from '@/test/import-fixtures';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const TABLE = 'name,price\r\nTine,0\r\n"Disc, 610",46.90\r\nBelt,12.345\r\n';

const file = (name = 'winter.csv', text = TABLE, type = 'text/csv') =>
  new File([text], name, { type });

const counts = { acknowledged: true as const, created: 1, updated: 2, unchanged: 349 };

const preview = {
  ...counts,
  changes: [
    {
      row: 2,
      _id: 'prod_1',
      name: 'Machine 1',
      fields: {
        price: { before: '74350', after: '75900' },
        category: { before: '', after: 'tillage' },
      },
    },
    { row: 3, _id: null, name: 'Ring roller', fields: { name: { before: '', after: 'x' } } },
  ],
};

/** Files that the page has the browser save, by their names. */
function notesSavedFiles() {
  const blobs: Blob[] = [];
  const saved: { name: string; text: string }[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  });
  const noteClick = async (name: string) => {
    const bytes = await blobs.at(-1)?.arrayBuffer();
    saved.push({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    void noteClick(this.download);
  });
  return saved;
}

/** Mocks the import, which nothing else knows of, and records the calls: whether only checked, and the table. */
function takesTables(reply: (isDry: boolean) => object) {
  const sent: { isDry: boolean; type: string | null; text: string }[] = [];
  server.use(
    answer(getImport, importUnknown),
    answer(importProducts, async ({ query, request }) => {
      const isDry = query.get('dryRun') === 'true';
      sent.push({ isDry, type: request.headers.get('content-type'), text: await request.text() });
      return reply(isDry);
    }),
  );
  return sent;
}

async function openList() {
  await signInAs(admin);
  server.use(...servesProductList([product(1)]), servesPaymentConfig());
  const { user } = renderShop('/dashboard/manageproducts');
  await screen.findByText('Machine 1');
  return user;
}

async function choose(chosen = file()) {
  const user = await openList();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  await user.upload(dialog.getByLabelText('Choose a CSV file'), chosen);
  return { user, dialog };
}

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the export of products', () => {
  it('saves the table with the byte order mark that spreadsheets need', async () => {
    const saved = notesSavedFiles();
    server.use(answer(exportProducts, '\ufeffname\r\nTine\r\n'));
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(saved[0]?.text).toBe('\ufeffname\r\nTine\r\n');
  });

  it('says why it failed', async () => {
    server.use(refuses(exportProducts, { status: 503 }));
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The products were not exported.')).toBeInTheDocument();
    expect(screen.getByText(/is unavailable/)).toBeInTheDocument();
  });
});

describe('the import of products', () => {
  it('shows first what it would change, then changes it and says what happened', async () => {
    const sent = takesTables((isDry) => (isDry ? preview : { ...counts, changes: [] }));
    const { user, dialog } = await choose();
    expect(await dialog.findByText(/^winter\.csv can be imported/)).toBeInTheDocument();
    for (const text of ['New', '1', 'Changed', '2', 'Unchanged', '349']) {
      expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(await dialog.findByText('$74,350.00')).toBeInTheDocument();
    expect(dialog.getByText('$75,900.00')).toBeInTheDocument();
    expect(dialog.getByText('tillage')).toBeInTheDocument();
    expect(dialog.getByText('Ring roller')).toBeInTheDocument();
    server.use(...servesProductList([product(1, { name: 'Machine 1 b' })]));
    await user.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText('Products imported.')).toBeInTheDocument();
    expect(screen.getByText('1 added, 2 changed, 349 as before.')).toBeInTheDocument();
    await dialogIsGone();
    expect(await screen.findByText('Machine 1 b')).toBeInTheDocument();
    expect(sent).toEqual([true, false].map((isDry) => ({ isDry, type: 'text/csv', text: TABLE })));
  });

  it('lists the refused rows with their reasons, and saves them for correction', async () => {
    const saved = notesSavedFiles();
    const rows = [
      { row: 2, fields: { price: 'This must be more than 0.' } },
      { row: 4, fields: { price: 'Too fine.', name: 'Taken.' } },
    ];
    const message = '2 rows break a rule, so nothing was changed.';
    let isCorrected = false;
    const sent = takesTables(() =>
      isCorrected ? preview : refuse({ status: 422, message, details: { rows } }),
    );
    const { user, dialog } = await choose();
    expect(await dialog.findByRole('heading', { name: '2 rows refused' })).toBeInTheDocument();
    expect(dialog.getByText(new RegExp(message))).toBeInTheDocument();
    const lines = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/2.*Tine.*price.*0.*This must be more than 0\./);
    expect(lines[2]).toMatch(/4.*Belt.*price.*12\.345.*Too fine\./);
    await user.click(dialog.getByRole('button', { name: 'Download the refused rows' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([
      { name: 'refused-winter.csv', text: '\ufeffname,price\r\nTine,0\r\nBelt,12.345\r\n' },
    ]);
    isCorrected = true;
    await user.upload(
      dialog.getByLabelText('Choose the corrected file', { selector: 'input' }),
      file('b.csv'),
    );
    expect(await dialog.findByText(/^b\.csv can be imported/)).toBeInTheDocument();
    expect(sent.every(({ isDry }) => isDry)).toBe(true);
  });

  it('tells a reason that many rows have once, with the rows', async () => {
    const wrong = 'This must be a number.';
    const rows = [2, 3, 4].map((row) => ({ row, fields: { price: wrong } }));
    takesTables(() => refuse({ status: 422, message: 'No.', details: { rows } }));
    const { dialog } = await choose();
    expect(await dialog.findByRole('heading', { name: '3 rows refused' })).toBeInTheDocument();
    expect(dialog.getAllByText(wrong)).toHaveLength(1);
    expect(dialog.getByText('2, 3 and 4')).toBeInTheDocument();
  });

  it('offers another file where nothing would change', async () => {
    takesTables(() => ({ ...counts, created: 0, updated: 0, changes: [] }));
    const { dialog } = await choose();
    expect(await dialog.findByText(/^winter\.csv changes nothing/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it.each(['text/tab-separated-values', ''])('takes a .tsv file of the type “%s”', async (type) => {
    const text = 'name\tprice\r\nTine\t4.20\r\n';
    const sent = takesTables(() => preview);
    const { dialog } = await choose(file('winter.tsv', text, type));
    expect(await dialog.findByText(/^winter\.tsv can be imported/)).toBeInTheDocument();
    expect(sent).toEqual([{ isDry: true, type: 'text/csv', text }]);
  });

  it.each([
    [
      'a file that is no table',
      () => refuse({ status: 422, details: { fields: { file: 'There is no column “x”.' } } }),
      'Nothing was imported. There is no column “x”.',
    ],
    [
      'another import',
      () => refuse({ status: 409, message: 'Another import is running.' }),
      'Nothing was imported. Another import is running.',
    ],
    ['a lost connection', () => HttpResponse.error(), /^Nothing was imported\. We could not reach/],
  ])('says why after %s, and takes another file', async (_, reply, words) => {
    takesTables(reply);
    const { dialog } = await choose();
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByLabelText('Choose a CSV file')).toBeEnabled();
  });

  const written = { rows: 3, created: 1, updated: 2, unchanged: 349 };

  it.each([
    ['the connection is lost', () => HttpResponse.error()],
    ['the shop fails after it has accepted the file', () => refuse({ status: 503 })],
    ['a proxy gives up', () => refuse({ status: 504 })],
  ])('asks how far it is, and says what happened, when %s', async (_, fail) => {
    const keys = new Set<string | null>();
    takesTables((isDry) => (isDry ? preview : fail()));
    let asked = 0;
    server.use(
      answer(getImport, ({ parameters }) => {
        keys.add(parameters.id ?? null);
        asked += 1;
        return asked < 3
          ? { ...written, state: 'running', written: 2 }
          : { ...written, state: 'done', written: 3 };
      }),
    );
    const { user, dialog } = await choose();
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }));
    expect(await dialog.findByText(/^We lost sight of the import/)).toBeInTheDocument();
    expect(await dialog.findByText('2 of 3 rows are written.')).toBeInTheDocument();
    await dialogIsGone();
    expect(screen.getAllByText('1 added, 2 changed, 349 as before.').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Nothing was imported/)).not.toBeInTheDocument();
    expect(keys.size).toBe(1);
  });

  it('shows how much is written while it waits for the answer', async () => {
    let finish: (counted: object) => void = () => undefined;
    const answered = new Promise<object>((resolve) => (finish = resolve));
    server.use(
      answer(importProducts, async ({ query }) =>
        query.get('dryRun') === 'true' ? preview : await answered,
      ),
      answer(getImport, { ...written, state: 'running', written: 1 }),
    );
    const { user, dialog } = await choose();
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }));
    const progress = await dialog.findByRole('progressbar', { name: '1 of 3 rows are written.' });
    expect(progress).toHaveAttribute('value', '1');
    finish({ ...counts, changes: [] });
    await dialogIsGone();
  });

  it('follows an import that the shop knows only after a long upload, and whose answer is lost', async () => {
    const wait = window.setTimeout.bind(window);
    // the shop is asked each second
    const faster = (run: () => void, ms?: number) => wait(run, ms === 1000 ? 0 : ms);
    window.setTimeout = faster as typeof setTimeout;
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (lose = resolve));
    let isLost = false;
    let asked = 0;
    server.use(
      answer(importProducts, async ({ query }) => {
        if (query.get('dryRun') === 'true') return preview;
        await lost;
        return HttpResponse.error();
      }),
      answer(getImport, () => {
        asked += 1;
        if (asked <= 21) return importUnknown;
        return isLost
          ? { ...written, state: 'done', written: 3 }
          : { ...written, state: 'running', written: 2 };
      }),
    );
    const { user, dialog } = await choose();
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }));
    expect(await dialog.findByText('2 of 3 rows are written.')).toBeInTheDocument();
    lose();
    await dialog.findByText(/^We lost sight of the import/);
    isLost = true;
    await dialogIsGone();
    expect(screen.getAllByText('1 added, 2 changed, 349 as before.').length).toBeGreaterThan(0);
    window.setTimeout = wait as typeof setTimeout;
  });
});
