import {
  importPartsBook,
  importReplacedParts,
  listMachines,
  listPartsBooks,
  publishPartsBook,
  type PartsBook,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { machineList } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const book = (changes: Partial<PartsBook> = {}): PartsBook => ({
  ...{ _id: 'book_2', code: 'PB-H520', revision: 2, title: 'Disc harrow', serials: null },
  machine: { handle: 'disc-harrow', name: 'Disc harrow' },
  ...{ state: 'draft', figures: 7, lines: 64, unplaced: 3 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', publishedAt: null },
  ...changes,
});

const published = book({
  ...{ _id: 'book_1', revision: 1, state: 'published', unplaced: 0 },
  publishedAt: '2026-11-01T10:00:00.000Z',
});

const counts = {
  ...{ acknowledged: true as const, created: 3, updated: 2, removed: 1, unchanged: 58 },
};
const checked = { ...counts, _id: null, revision: 3, warnings: [], changes: [] };

const TABLE = 'assembly,figure,title,item,part,name\r\nArms,20-1,Arm,1,P-1,Disc\r\n';
const file = (name = 'h520.csv') => new File([TABLE], name, { type: 'text/csv' });

async function open(books: PartsBook[] = [book(), published]) {
  await signInAs(admin);
  server.use(
    answer(listPartsBooks, () => books),
    answer(listMachines, machineList(['Disc harrow', 'Power harrow'])),
  );
  const page = renderShop('/dashboard/partsbooks');
  await screen.findByRole('button', { name: 'Import a book' });
  return page;
}

const rowOf = async (text: string) =>
  within(await screen.findByRole('row', { name: new RegExp(text) }));

/** Opens the dialog of a book and names its place. */
async function openImport() {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Import a book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a parts book' }));
  const choose = () => page.user.upload(dialog.getByLabelText('Choose a CSV file'), file());
  const place = async () => {
    await dialog.findByRole('option', { name: 'Disc harrow' });
    await page.user.selectOptions(dialog.getByLabelText('Machine'), 'disc-harrow');
    await page.user.type(dialog.getByLabelText(/^Code of the book/), 'PB-H520');
  };
  return { ...page, dialog, choose, place };
}

it('lists the revisions with their states, and leads to the published one', async () => {
  await open();
  const draft = await rowOf('revision 2');
  expect(draft.getByText('Draft')).toBeVisible();
  expect(draft.getByText('3 items without a number in the drawing')).toBeVisible();
  const shown = await rowOf('revision 1');
  expect(shown.getByText('Published Nov 1, 2026')).toBeVisible();
  expect(shown.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
    'href',
    '/machines/disc-harrow',
  );
  expect(shown.queryByRole('button', { name: /Publish/ })).toBeNull();
});

it('publishes a draft once it is confirmed, and shows what the shop says then', async () => {
  let isPublished = false;
  const { user } = await open();
  server.use(
    answer(publishPartsBook, ({ parameters }) => {
      expect(parameters.id).toBe('book_2');
      isPublished = true;
      return { acknowledged: true, revision: 2 };
    }),
    answer(listPartsBooks, () => [
      isPublished ? book({ state: 'published', publishedAt: '2026-11-25T10:00:00.000Z' }) : book(),
      { ...published, state: isPublished ? 'retired' : 'published' },
    ]),
  );
  await user.click((await rowOf('revision 2')).getByRole('button', { name: 'Publish' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Publish PB-H520, revision 2/ }),
  );
  expect(dialog.getByText(/The revision that is published now is retired/)).toBeVisible();
  expect(isPublished).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The parts book is published.')).toBeVisible();
  expect((await rowOf('revision 1')).getByRole('button', { name: 'Publish again' })).toBeVisible();
});

it('says that a revision is gone', async () => {
  const { user } = await open();
  server.use(refuses(publishPartsBook, { status: 404 }));
  await user.click((await rowOf('revision 2')).getByRole('button', { name: 'Publish' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
  );
  expect(await screen.findByText('This revision is not there anymore.')).toBeVisible();
});

it('wants the machine and the code before it checks a file', async () => {
  const { dialog, choose } = await openImport();
  await choose();
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose the machine and enter the code');
});

it('shows what a table changes and warns of before it imports it', async () => {
  const asked: Record<string, string>[] = [];
  const { user, dialog, choose, place } = await openImport();
  server.use(
    answer(importPartsBook, ({ query }) => {
      asked.push(Object.fromEntries(query));
      const warnings = [
        { row: 12, figure: '20-1', message: 'The part is not sold.' },
        { row: null, figure: '30-1', message: 'It has no drawing.' },
      ];
      const fields = { name: { before: 'Hub cap', after: 'Hub cap of steel' } };
      const changes = [{ row: 23, figure: '20-1', item: '9', name: 'Hub cap of steel', fields }];
      return { ...checked, warnings, changes };
    }),
  );
  await place();
  await choose();
  expect(await dialog.findByText(/h520\.csv.* can be imported/)).toBeVisible();
  expect(dialog.getByText('Removed').parentElement).toHaveTextContent('1');
  expect(dialog.getByText('Row 12: The part is not sold.')).toBeVisible();
  expect(dialog.getByText('Figure 30-1: It has no drawing.')).toBeVisible();
  expect(dialog.getByRole('row', { name: /20-1, item 9/ })).toHaveTextContent('Hub cap of steel');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Revision 3 of PB-H520 is a draft.')).toBeVisible();
  const target = { machine: 'disc-harrow', code: 'PB-H520' };
  expect(asked).toEqual([
    { ...target, dryRun: 'true' },
    { ...target, dryRun: 'false' },
  ]);
});

it('shows refused rows with their reasons, and keeps the machine and the code for the next file', async () => {
  const { user, dialog, choose, place } = await openImport();
  const rows = [{ row: 2, fields: { part: 'This part is replaced by itself.' } }];
  server.use(
    answer(importPartsBook, () =>
      refuse({ status: 422, message: '1 row is refused.', details: { rows } }),
    ),
  );
  await place();
  await choose();
  expect(await dialog.findByText('Nothing was imported. 1 row is refused.')).toBeVisible();
  expect(dialog.getByText('This part is replaced by itself.')).toBeVisible();
  expect(dialog.getByText(/Disc/)).toBeVisible();
  server.use(
    answer(importPartsBook, () => refuse({ status: 409, code: 'code_taken', message: 'Taken.' })),
  );
  await user.upload(dialog.getByLabelText('Choose another file'), file());
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was imported.');
  expect(dialog.getByLabelText('Machine')).toHaveValue('disc-harrow');
  expect(dialog.getByLabelText(/^Code of the book/)).toHaveValue('PB-H520');
});

it('imports replaced parts', async () => {
  const { user } = await open([]);
  server.use(answer(importReplacedParts, counts));
  expect(await screen.findByText('No parts books yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import replaced parts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import replaced parts' }));
  await user.upload(dialog.getByLabelText('Choose a CSV file'), file('replaced.csv'));
  await user.click(await dialog.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('The replaced parts are imported.')).toBeVisible();
});
