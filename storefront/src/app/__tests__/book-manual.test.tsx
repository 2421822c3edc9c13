import {
  exportPartsBook,
  getBookFigure,
  getPartsBook,
  importPartsBook,
  saveBookFigure,
  uploadImage,
  type BodyInputOf,
  type BookFigure,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { openManual, type Manual } from '@/features/parts-books/api/pdf-file';
import { lineAt, wordAt } from '@/features/parts-books/lib/manual/word-fixtures';
import type { Word } from '@/features/parts-books/lib/manual/words';
import { answer } from '@/test/answer';
import { bookDetails, bookFigure, staffLine } from '@/test/parts-book-fixtures';
import { renderShop } from '@/test/render-shop';
import { picture } from '@/test/profile-fixtures';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
// a real one needs a canvas: the journeys read files
jest.mock('@/features/parts-books/api/pdf-file', () => ({ openManual: jest.fn() }));

withShopServer();
withSession();

const [width, height] = [600, 800];
const lines = ['1', '2', '3'].map((item) => staffLine(item));
const drawn = [wordAt('1', 57.5, 80), wordAt('2', 297.5, 400), wordAt('2', 447.5, 600)];

/** A manual with these words on its pages. */
const manualOf = (...pages: Word[][]): Manual => ({
  pages: pages.length,
  read: (number) => Promise.resolve({ number, width, height, words: pages[number - 1] ?? [] }),
  draw: () => Promise.resolve(),
  picture: jest.fn(() => Promise.resolve(picture())),
  close: () => Promise.resolve(),
});

const pdf = () => new File(['%PDF-1.7'], 'manual.pdf', { type: 'application/pdf' });

async function open(manual: Manual, given: Partial<BookFigure> = {}) {
  await signInAs(admin);
  jest.mocked(openManual).mockResolvedValue({ ok: true, manual });
  const saved: BodyInputOf<typeof saveBookFigure>[] = [];
  const stored = { url: '/images/arm.webp', width: 2000, height: 1500 };
  server.use(
    answer(getPartsBook, bookDetails()),
    answer(getBookFigure, ({ parameters }) =>
      bookFigure({ lines, drawing: null, ...given, number: parameters.number }),
    ),
    answer(uploadImage, {
      data: { ...stored, variants: [stored] },
      ...{ success: true, status: 200 },
    }),
    answer(saveBookFigure, ({ body }) => {
      saved.push(body);
      return { acknowledged: true, modifiedCount: 1, warnings: [] };
    }),
  );
  const page = renderShop('/dashboard/partsbooks/book_2/manual');
  await page.user.upload(await screen.findByLabelText('Choose a PDF'), pdf());
  return { ...page, saved };
}

it('makes a page the drawing of the first figure without one, with the numbers of its list', async () => {
  const manual = manualOf(drawn);
  const { user, saved } = await open(manual);
  expect(await screen.findByLabelText('Figure')).toHaveValue('40-1');
  expect(await screen.findByText(/^2 of 3 items found/)).toBeVisible();
  expect(screen.getByText('Several times: 2.')).toBeVisible();
  expect(screen.getByText('Not found, to be placed by hand: 3.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make it the drawing of 40-1' }));
  expect(await screen.findByText('Figure 40-1 has this drawing with 3 numbers.')).toBeVisible();
  expect(saved).toMatchObject([
    {
      drawing: { url: '/images/arm.webp', width: 2000, height: 1500 },
      callouts: [
        { item: '1', x: 10, y: 10 },
        { item: '2', x: 50, y: 50 },
        { item: '2', x: 75, y: 75 },
      ],
    },
  ]);
  expect(screen.getByRole('link', { name: /Check and place by hand: 40-1/ })).toBeVisible();
});

it('takes only a part of the page, by its fields', async () => {
  const manual = manualOf(drawn);
  const { user, saved } = await open(manual);
  const bottom = await screen.findByRole('spinbutton', { name: 'Bottom, %' });
  await user.clear(bottom);
  await user.type(bottom, '60');
  expect(screen.getByText(/^2 of 3 items found/)).toBeVisible();
  expect(screen.queryByText('Several times: 2.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make it the drawing of 40-1' }));
  await screen.findByText('Figure 40-1 has this drawing with 2 numbers.');
  expect(manual.picture).toHaveBeenCalledWith(1, { x: 0, y: 0, width: 600, height: 480 });
  expect(saved[0]?.callouts).toMatchObject([{ y: 16.67 }, { y: 83.33 }]);
});

it('asks before it replaces the drawing of a figure that the page names', async () => {
  const named = [...drawn, ...lineAt(30, [40, 'Figure'], [90, '20-1'])];
  const { user, saved } = await open(manualOf(named), bookFigure({ lines }));
  expect(await screen.findByLabelText('Figure')).toHaveValue('20-1');
  await user.click(await screen.findByRole('button', { name: 'Make it the drawing of 20-1' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Replace the drawing of 20-1?' }),
  );
  expect(saved).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText(/^Figure 20-1 has this drawing/)).toBeVisible();
});

it('says that a page is a scan', async () => {
  await open(manualOf([]));
  expect(await screen.findByText(/This page is a scan: it has no text/)).toBeVisible();
});

it.each([
  ['encrypted', 'manual.pdf is protected with a password'],
  ['damaged', 'manual.pdf is damaged or no PDF'],
] as const)('says that a file is %s', async (problem, text) => {
  await signInAs(admin);
  jest.mocked(openManual).mockResolvedValue({ ok: false, problem });
  server.use(answer(getPartsBook, bookDetails()));
  const { user } = renderShop('/dashboard/partsbooks/book_2/manual');
  await user.upload(await screen.findByLabelText('Choose a PDF'), pdf());
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

it('imports the list on a page as that of a figure, after its check', async () => {
  const list = [
    ...lineAt(50, [40, 'Item'], [90, 'Part no.'], [200, 'Description'], [400, 'Qty.']),
    ...lineAt(64, [40, '1'], [90, 'HR-14-352'], [200, 'Arm'], [400, '1']),
    ...lineAt(78, [40, '2'], [90, 'HR-14-207'], [200, 'Seal'], [400, '2']),
  ];
  const { user } = await open(manualOf(drawn, list));
  const sent: [string | null, string][] = [];
  const header =
    'assembly,figure,title,item,level,part,name,quantity,serial_from,serial_to,usable_on,note';
  server.use(
    answer(exportPartsBook, `${header}\r\nArms,20-1,Disc arm,1,0,HR-1,Arm,1,,,,\r\n`),
    answer(importPartsBook, async ({ query, request }) => {
      sent.push([query.get('dryRun'), await request.text()]);
      return {
        acknowledged: true,
        ...{ _id: 'book_2', revision: 2, created: 2, updated: 0, removed: 0, unchanged: 1 },
        ...{ warnings: [], changes: [] },
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText(/^2 rows read/)).toBeVisible();
  const field = screen.getByLabelText('Number of the figure');
  await user.clear(field);
  await user.type(field, '77-7');
  await user.click(screen.getByRole('button', { name: 'Check the import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import the list of 77-7' }));
  await user.click(await dialog.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Revision 2 of PB-H520 has the list.')).toBeVisible();
  const table = [
    header,
    'Arms,20-1,Disc arm,1,0,HR-1,Arm,1,,,,',
    'Rear roller,77-7,Rings,1,0,HR-14-352,Arm,1,,,,',
    'Rear roller,77-7,Rings,2,0,HR-14-207,Seal,2,,,,',
  ];
  expect(sent).toEqual([
    ['true', `${table.join('\r\n')}\r\n`],
    ['false', `${table.join('\r\n')}\r\n`],
  ]);
});
