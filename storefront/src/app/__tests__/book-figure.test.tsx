import {
  getBookFigure,
  getPartsBook,
  saveBookFigure,
  uploadImage,
  type BodyInputOf,
  type BookFigure,
} from '@harrow/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { bookDetails, bookFigure, staffLine } from '@/test/parts-book-fixtures';
import { renderShop } from '@/test/render-shop';
import { picture } from '@/test/profile-fixtures';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const lines = [
  staffLine('1', { name: 'Arm', part: 'HR-14-352' }),
  staffLine('2', { name: 'Seal', serials: { from: 'H520-04000', to: null } }),
  staffLine('2', { name: 'Old seal', serials: { from: null, to: 'H520-03999' } }),
  staffLine('3', { name: 'Stub axle', part: null }),
];

/** Opens the page; the answers follow what is saved, with its version as their ETag. */
async function open(given: Partial<BookFigure> = {}) {
  await signInAs(admin);
  let version = 1;
  let figure = bookFigure({ lines, ...given });
  const sent: { body: BodyInputOf<typeof saveBookFigure>; tag: string | null }[] = [];
  const store = (changes: Partial<BookFigure>) => {
    figure = { ...figure, ...changes };
    version += 1;
  };
  server.use(
    answer(getPartsBook, bookDetails()),
    answer(getBookFigure, () => Response.json(figure, { headers: { etag: `"${version}"` } })),
    answer(saveBookFigure, ({ body, request }) => {
      const tag = request.headers.get('if-match');
      sent.push({ body, tag });
      if (tag !== `"${version}"`) return Response.json({ message: 'Changed.' }, { status: 412 });
      const callouts = body.callouts.map((each) => ({ tipX: null, tipY: null, ...each }));
      store({ callouts, ...(body.drawing !== undefined && { drawing: body.drawing }) });
      return { acknowledged: true, modifiedCount: 1, warnings: [] };
    }),
  );
  const page = renderShop('/dashboard/partsbooks/book_2/figures/20-1');
  await screen.findByRole('heading', { name: '20-1 Disc arm' });
  return { ...page, sent, store };
}

const sheet = () => screen.getByRole('group', { name: 'Numbers in the drawing' });

/** Presses the drawing at a place in percent: it is 100 pixels wide and high here. */
function pressAt(x: number, y: number): void {
  const rect = { left: 0, top: 0, width: 100, height: 100 } as DOMRect;
  jest.spyOn(sheet(), 'getBoundingClientRect').mockReturnValue(rect);
  fireEvent.click(sheet(), { clientX: x, clientY: y });
}

const number = (name: string) => screen.getByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Save figure' });

it('places the numbers in the order of the list by presses, and saves them', async () => {
  const { user, sent } = await open();
  expect(screen.getByText('0 of 3 items have a number in the drawing.')).toBeVisible();
  expect(screen.getByText('Press where item 1, Arm, belongs')).toBeVisible();
  pressAt(10, 20);
  expect(screen.getByText('Press where item 2, Seal, belongs')).toBeVisible();
  pressAt(30.5, 40);
  expect(number('Item 2 at 30.5 %, 40.0 %')).toHaveFocus();
  expect(screen.getByText('2 of 3 items have a number in the drawing.')).toBeVisible();
  expect(screen.getByText('as above')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('The figure is saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      tag: '"1"',
      body: {
        callouts: [
          { item: '1', x: 10, y: 20, tipX: null, tipY: null },
          { item: '2', x: 30.5, y: 40, tipX: null, tipY: null },
        ],
      },
    },
  ]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  pressAt(50, 60);
  await user.click(save());
  expect(await screen.findAllByText('The figure is saved.')).not.toHaveLength(0);
  expect(sent.map(({ tag }) => tag)).toEqual(['"1"', '"2"']);
});

it('moves, doubles, tips and takes away numbers by keys', async () => {
  const { user, sent } = await open({
    callouts: [{ item: '1', x: 10, y: 20, tipX: null, tipY: null }],
  });
  await user.click(number('Item 1 at 10.0 %, 20.0 %'));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(number('Item 1 at 10.2 %, 22.0 %')).toHaveFocus();
  await user.keyboard('d');
  expect(number('Item 1 at 16.2 %, 28.0 %')).toHaveFocus();
  await user.keyboard('t');
  expect(number('Tip of item 1 at 22.2 %, 34.0 %')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(number('Tip of item 1 at 22.0 %, 34.0 %')).toHaveFocus();
  await user.click(number('Item 1 at 10.2 %, 22.0 %'));
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /10.2/ })).toBeNull();
  await user.click(save());
  await screen.findByText('The figure is saved.');
  expect(sent[0]?.body.callouts).toEqual([{ item: '1', x: 16.2, y: 28, tipX: 22, tipY: 34 }]);
});

it('does the same by the fields of the list', async () => {
  const { user, sent } = await open();
  const place = screen.getByRole('button', { name: 'Place item 3' });
  place.focus();
  await user.keyboard('{Enter}');
  const across = screen.getByRole('spinbutton', { name: 'Item 3, across' });
  await user.clear(across);
  await user.type(across, '120');
  expect(across).toBeInvalid();
  await user.tab();
  await user.clear(across);
  await user.type(across, '71.25');
  expect(number('Item 3 at 71.3 %, 50.0 %')).toBeVisible();
  await user.click(save());
  await screen.findByText('The figure is saved.');
  expect(sent[0]?.body.callouts).toMatchObject([{ item: '3', x: 71.25, y: 50 }]);
});

it('keeps what was placed when the save fails, and when someone else was faster', async () => {
  const { user, sent, store } = await open();
  pressAt(10, 20);
  server.use(refuses(saveBookFigure, { status: 500 }, { once: true }));
  await user.click(save());
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(number('Item 1 at 10.0 %, 20.0 %')).toBeVisible();
  store({ callouts: [{ item: '3', x: 5, y: 5, tipX: null, tipY: null }] });
  await user.click(save());
  expect(await screen.findByText('Someone else has changed this figure')).toBeVisible();
  expect(screen.getByText(/Theirs has 1 number/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('The figure is saved.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ tag: '"2"', body: { callouts: [{ item: '1' }] } });
  expect(screen.queryByText('Someone else has changed this figure')).toBeNull();
});

it('takes the numbers of someone else', async () => {
  const { user, store } = await open();
  pressAt(10, 20);
  store({ callouts: [{ item: '3', x: 5, y: 5, tipX: null, tipY: null }] });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(number('Item 3 at 5.0 %, 5.0 %')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Item 1 at/ })).toBeNull();
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

it('asks before it is left unsaved', async () => {
  const { user } = await open();
  const back = screen.getByRole('link', { name: 'Parts book PB-H520, revision 2' });
  pressAt(10, 20);
  await user.click(back);
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(number('Item 1 at 10.0 %, 20.0 %')).toBeVisible();
  await user.click(back);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'PB-H520, revision 2' })).toBeVisible();
});

it('uploads the drawing of a figure without one, and saves it with its size', async () => {
  const { user, sent } = await open({ drawing: null });
  const url = '/images/arm.webp';
  const stored = { url, width: 1600, height: 1200 };
  server.use(
    answer(uploadImage, {
      data: { ...stored, variants: [stored] },
      ...{ success: true, status: 200 },
    }),
  );
  await user.upload(screen.getByLabelText('Upload a drawing'), picture());
  expect(await screen.findByRole('img', { name: 'Drawing: Disc arm' })).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('The figure is saved.')).toBeVisible();
  expect(sent[0]?.body.drawing).toEqual(stored);
});

it('leaves the figures of a retired revision alone', async () => {
  await signInAs(admin);
  server.use(
    answer(getPartsBook, bookDetails({ state: 'retired' })),
    answer(getBookFigure, bookFigure({ lines })),
  );
  renderShop('/dashboard/partsbooks/book_2/figures/20-1');
  expect(await screen.findByText('This revision is retired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save figure' })).toBeNull();
});

it('is reached from the list of the figures of a book', async () => {
  await signInAs(admin);
  server.use(answer(getPartsBook, bookDetails()), answer(getBookFigure, bookFigure({ lines })));
  const { user } = renderShop('/dashboard/partsbooks/book_2');
  const row = within(await screen.findByRole('row', { name: /20-1 Disc arm/ }));
  expect(row.getByText('1 of 3 placed')).toBeVisible();
  expect(screen.getByText('No drawing yet')).toBeVisible();
  await user.click(row.getByRole('link'));
  expect(await screen.findByRole('heading', { name: '20-1 Disc arm' })).toBeVisible();
});
