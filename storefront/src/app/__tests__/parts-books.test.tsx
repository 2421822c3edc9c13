import {
  getMachineSettings,
  getProductDetails,
  importPartsBook,
  importReplacedParts,
  listMachines,
  listPartsBooks,
  listProducts,
  type PartsBook,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, stalls } from '@/test/answer';
import { machineList } from '@/test/machine-fixtures';
import { book, published } from '@/test/parts-book-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

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
    await page.user.click(dialog.getByRole('combobox', { name: 'Machine' }));
    await page.user.click(await dialog.findByRole('option', { name: 'Disc harrow' }));
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

it('finds any machine by words of its name, by keyboard, and says how many more there are', async () => {
  const { user, dialog } = await openImport();
  const asked: (string | null)[] = [];
  const names = Array.from({ length: 20 }, (_, index) => `Seeder ${index + 1}`);
  server.use(
    answer(listMachines, ({ query }) => {
      asked.push(query.get('q'));
      return query.get('q') === 'plow'
        ? machineList(['Plow 7', 'Plow 9'])
        : { ...machineList(names), count: 2000 };
    }),
  );
  const field = dialog.getByRole('combobox', { name: 'Machine' });
  await user.type(field, 'seed');
  expect(
    await dialog.findByText('The first 20 of 2,000 machines. Type more of the name.'),
  ).toBeVisible();
  expect(dialog.getAllByRole('option')).toHaveLength(20);
  await user.clear(field);
  await user.type(field, 'plow');
  expect(await dialog.findByText('2 machines found.')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('option', { name: 'Plow 9' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Plow 9');
  expect(dialog.queryByRole('option')).toBeNull();
  expect(asked).toContain('plow');
});

it('says that no machine has the words, and forgets a chosen one whose name is changed', async () => {
  const { user, dialog, choose, place } = await openImport();
  await place();
  server.use(answer(listMachines, machineList([])));
  await user.type(dialog.getByRole('combobox', { name: 'Machine' }), ' nine');
  expect(await dialog.findByText('No machine has these words in its name.')).toBeVisible();
  await choose();
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose the machine and enter the code');
});

it('leads to the settings of a machine, of a product that becomes one, and to where a number is used', async () => {
  const { user, currentAddress } = await open();
  const link = (await rowOf('revision 1')).getByRole('link', {
    name: 'Serial numbers and options',
  });
  expect(link).toHaveAttribute('href', '/dashboard/machines/disc-harrow');
  expect(screen.getByRole('link', { name: 'Where a number is used' })).toHaveAttribute(
    'href',
    '/dashboard/partuses',
  );
  server.use(
    stalls(getMachineSettings),
    stalls(getProductDetails),
    answer(listProducts, {
      ...{ success: true as const, count: 1 },
      data: [product(1, { handle: 'field-roller', name: 'Field roller' })],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Set up a machine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up a machine' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose the product first.');
  await user.type(dialog.getByRole('combobox', { name: 'Product' }), 'roller');
  await user.click(await dialog.findByRole('option', { name: 'Field roller' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(currentAddress()).toBe('/dashboard/machines/field-roller');
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
  expect(dialog.getByRole('combobox', { name: 'Machine' })).toHaveValue('Disc harrow');
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
