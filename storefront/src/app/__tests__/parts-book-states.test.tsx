import {
  discardPartsBook,
  listPartsBooks,
  publishPartsBook,
  takeBackPartsBook,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { book, published } from '@/test/parts-book-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function open() {
  await signInAs(admin);
  server.use(answer(listPartsBooks, () => [book(), published]));
  const page = renderShop('/dashboard/partsbooks');
  await screen.findByRole('button', { name: 'Import a book' });
  return page;
}

const rowOf = async (text: string) =>
  within(await screen.findByRole('row', { name: new RegExp(text) }));

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

it.each([
  {
    ...{ revision: 1, press: 'Take back', operation: takeBackPartsBook },
    reply: { acknowledged: true as const, modifiedCount: 1 },
    ...{ text: /can be published again/, said: 'The parts book is no longer in the shop.' },
    left: [book(), { ...published, state: 'retired' as const }],
    ...{ row: 'revision 1', shows: 'Publish again' },
  },
  {
    ...{ revision: 2, press: 'Discard', operation: discardPartsBook },
    reply: { acknowledged: true as const, deletedCount: 1 as const },
    ...{ text: /drawings and numbers that were placed in it/, said: 'The draft is deleted.' },
    ...{ left: [published], row: 'revision 1', shows: 'Take back' },
  },
])('has a $press for a revision, once it is confirmed', async (each) => {
  const { user } = await open();
  let sent: string | undefined;
  server.use(
    answer<typeof takeBackPartsBook | typeof discardPartsBook>(each.operation, ({ parameters }) => {
      sent = parameters.id;
      return each.reply;
    }),
    answer(listPartsBooks, () => (sent === undefined ? [book(), published] : each.left)),
  );
  const row = await rowOf(`revision ${each.revision}`);
  expect(
    row.queryByRole('button', { name: each.press === 'Discard' ? 'Take back' : 'Discard' }),
  ).toBeNull();
  await user.click(row.getByRole('button', { name: each.press }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: `${each.press} PB-H520, revision ${each.revision}?`,
    }),
  );
  expect(dialog.getByText(each.text)).toBeVisible();
  expect(sent).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: each.press }));
  expect(await screen.findByText(each.said)).toBeVisible();
  expect(sent).toBe(`book_${each.revision}`);
  expect((await rowOf(each.row)).getByRole('button', { name: each.shows })).toBeVisible();
});

it('says why a draft cannot be discarded', async () => {
  const { user } = await open();
  const message = 'Only a draft can be discarded: this book was published.';
  server.use(refuses(discardPartsBook, { status: 409, code: 'book_published', message }));
  await user.click((await rowOf('revision 2')).getByRole('button', { name: 'Discard' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }),
  );
  expect(await screen.findByText(message)).toBeVisible();
});
