import { checkList, MAX_LIST_LINES, suggest } from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { typedStore } from '@/features/list/lib/typed-store';
import { listStore } from '@/lib/list/list-store';
import { sessionStore } from '@/lib/session/session-store';
import { answer, refuses } from '@/test/answer';
import { suggestions } from '@/test/catalogue-fixtures';
import { checksLists, disc, filter } from '@/test/list-fixtures';
import { renderShop } from '@/test/render-shop';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
beforeEach(() => sessionStore.set({ status: 'signed-out' }));
afterEach(() => localStorage.clear());

const line = (productId: string, quantity: number) => ({ productId, quantity });
const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => line(`prod_many_${index}`, 1));
const box = () => screen.findByLabelText('Part numbers and pieces, one line each');
const table = async () =>
  within(await screen.findByRole('table', { name: 'Products on this list' }));
const problems = async (count: number) =>
  within(
    await screen.findByRole('region', {
      name: count === 1 ? '1 line needs a look' : `${count} lines need a look`,
    }),
  );

/** The button of the newest toast with a message; those of earlier tests may still be there. */
async function undo(message: string | RegExp): Promise<HTMLElement> {
  const toast = (await screen.findAllByText(message)).at(-1)?.parentElement;
  if (!toast) throw new Error('Nothing can be undone.');
  return within(toast).getByRole('button', { name: 'Undo' });
}

const noProblem = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /a look$/ })).not.toBeInTheDocument());

function openList(lines: ReturnType<typeof line>[] = [], query = '') {
  server.use(checksLists(), answer(suggest, suggestions([])));
  listStore.set(lines);
  return renderShop(`/list${query}`);
}

async function openAndPaste(text: string, lines: ReturnType<typeof line>[] = []) {
  const page = openList(lines);
  await page.user.click(await box());
  await page.user.paste(text);
  return page;
}

describe('the page of the list', () => {
  it('shows an empty list with the ways to fill it', async () => {
    openList();
    expect(await screen.findByText(/Nothing on it yet/)).toBeInTheDocument();
    expect(await box()).toHaveAttribute('placeholder', expect.stringContaining('HR-14-361 10'));
  });

  it('shows each line with its part number, stock, price and amount, and the sum', async () => {
    openList([line(disc._id, 10), line(filter._id, 2)]);
    const [, first] = (await table()).getAllByRole('row');
    await (await table()).findByText('Oil filter F 93');
    expect((await table()).getAllByRole('row')[1]).toHaveTextContent(
      /Serrated harrow disc 610HR-14-361420 in stock.*\$46\.90.*\$469\.00/,
    );
    expect(first).toBeDefined();
    expect(screen.getByText('2 products, 12 pieces')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order 2 products, $498.60' })).toBeInTheDocument();
    expect(screen.getByText(/This list is kept in this browser/)).toBeInTheDocument();
  });

  it('changes pieces between the minimum and the stock', async () => {
    const { user } = openList([line(filter._id, 2)]);
    const pieces = await screen.findByLabelText('Pieces of Oil filter F 93');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(pieces).toHaveDisplayValue('3');
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
    await user.clear(pieces);
    await user.type(pieces, '1');
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    expect(listStore.get()).toEqual([line(filter._id, 1)]);
    expect(screen.getByRole('button', { name: 'Order 1 product, $14.80' })).toBeInTheDocument();
  });

  it('corrects no typing under the hand, and says what is wrong when the field is left', async () => {
    const { user } = openList([line(disc._id, 10)]);
    const pieces = await screen.findByLabelText(`Pieces of ${disc.name}`);
    await user.clear(pieces);
    await user.type(pieces, '4');
    expect(pieces).toHaveDisplayValue('4');
    expect(listStore.get()).toEqual([line(disc._id, 10)]);
    await user.tab();
    expect(await (await problems(1)).findByText(/is sold from 10/)).toBeInTheDocument();
  });

  it('removes a line and puts it back', async () => {
    const { user } = openList([line(disc._id, 10), line(filter._id, 2)]);
    await user.click(await screen.findByRole('button', { name: `Remove ${disc.name}` }));
    await waitFor(() => expect(screen.queryByText(disc.name)).not.toBeInTheDocument());
    await user.click(await undo(/is removed/));
    expect(await screen.findByText(disc.name)).toBeInTheDocument();
    expect(listStore.get()).toEqual([line(disc._id, 10), line(filter._id, 2)]);
  });

  it('keeps what was added after a change that is undone', async () => {
    const { user } = openList([line(disc._id, 10)]);
    await user.click(await screen.findByRole('button', { name: 'Empty the list' }));
    await screen.findByText(/Nothing on it yet/);
    const typed = { number: 'HR-14-258', quantity: 5 };
    act(() => {
      listStore.set([line(filter._id, 1)]);
      typedStore.set([typed]);
    });
    await user.click(await undo('The list is empty.'));
    expect(listStore.get()).toEqual(
      expect.arrayContaining([line(disc._id, 10), line(filter._id, 1)]),
    );
    expect(typedStore.get()).toEqual([typed]);
  });

  it('offers to check again where the check failed, and keeps the list', async () => {
    server.use(refuses(checkList, { status: 400 }));
    listStore.set([line(disc._id, 10)]);
    const { user } = renderShop('/list');
    await screen.findByText('We could not check your list');
    server.use(checksLists());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(disc.name)).toBeInTheDocument();
  });
});

describe('typed and pasted lines', () => {
  it('adds a paste of several lines at once and says how many need a look', async () => {
    await openAndPaste('HR-14-361 10\nF-93, 8\nHR-14-258\t5\nX-1 1');
    expect(await screen.findByText('4 lines added, 3 need a look.')).toBeInTheDocument();
    expect(await box()).toHaveValue('');
    const look = await problems(3);
    expect(look.getAllByRole('listitem')).toHaveLength(3);
  });

  it('adds a typed line with the minimum where no pieces are given', async () => {
    const { user } = openList();
    await user.type(await box(), 'hr 14 361');
    await user.click(screen.getByRole('button', { name: 'Add lines' }));
    await screen.findAllByText('1 line added.');
    expect(listStore.get()).toEqual([line(disc._id, 10)]);
  });

  it('adds pieces to a product that is on the list', async () => {
    await openAndPaste('F-93 1\nHR-14-361 10', [line(filter._id, 1)]);
    await screen.findAllByText('2 lines added.');
    expect(listStore.get()).toEqual([line(filter._id, 2), line(disc._id, 10)]);
  });

  it('keeps what was typed if nothing could be added', async () => {
    const { user } = openList();
    server.use(refuses(checkList, { status: 400, message: 'No.' }));
    await user.type(await box(), 'F-93 1');
    await user.click(screen.getByRole('button', { name: 'Add lines' }));
    expect(await screen.findByText(/^Nothing was added\./)).toBeInTheDocument();
    expect(await box()).toHaveValue('F-93 1');
  });

  it('adds nothing to a list that has no room, and keeps what was typed', async () => {
    typedStore.set([
      { number: 'A-1', quantity: 1 },
      { number: 'A-2', quantity: 1 },
    ]);
    await openAndPaste('HR-14-258 5\nF-93 1\nHR-14-361 10', manyLines(MAX_LIST_LINES));
    await screen.findByText('A list holds 200 lines: 3 lines are still in the box.');
    expect(await box()).toHaveValue('HR-14-258 5\nF-93 1\nHR-14-361 10');
    expect(listStore.get()).toHaveLength(MAX_LIST_LINES);
    expect(typedStore.get()).toHaveLength(2);
  });

  it('goes on offering the lines of a link that did not fit', async () => {
    const { user } = openList(manyLines(MAX_LIST_LINES - 1), '?lines=F-93:2,HR-14-361:10');
    await user.click(await screen.findByRole('button', { name: 'Add to my list' }));
    expect(await screen.findByText('This link brings 1 line')).toBeInTheDocument();
    expect(screen.getByText('HR-14-361')).toBeInTheDocument();
    expect(listStore.get().at(-1)).toEqual(line(filter._id, 2));
  });

  it('reads a CSV file', async () => {
    const { user } = openList();
    const file = new File(['Part number;Pieces\nF-93;2\n'], 'list.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve('Part number;Pieces\nF-93;2\n');
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
    await screen.findAllByText('1 line added.');
    expect(listStore.get()).toEqual([line(filter._id, 2)]);
  });

  it('completes the part number in the line of the caret', async () => {
    const { user } = openList();
    server.use(answer(suggest, suggestions([disc, filter])));
    await user.type(await box(), 'B-7 2\nHR 14');
    const parts = within(await screen.findByRole('listbox', { name: 'Parts' }));
    expect(parts.getAllByRole('option')[0]).toHaveTextContent('Serrated harrow disc 610HR-14-361');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await box()).toHaveValue('B-7 2\nF-93 ');
    expect(screen.queryByRole('listbox', { name: 'Parts' })).not.toBeInTheDocument();
  });

  it('offers the lines of a link, and adds them only after a press', async () => {
    const { user, currentAddress } = openList([], '?lines=F-93:2,HR-14-361:10');
    expect(await screen.findByText('This link brings 2 lines')).toBeInTheDocument();
    expect(listStore.get()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to my list' }));
    await screen.findAllByText('2 lines added.');
    expect(listStore.get()).toEqual([line(filter._id, 2), line(disc._id, 10)]);
    expect(currentAddress()).toBe('/list');
  });
});

describe('lines that need a look', () => {
  it.each([
    ['HR-14-361 4', /is sold from 10/, 'Make it 10', line(disc._id, 10)],
    ['F-93 8', /only 3 left/, 'Take 3', line(filter._id, 3)],
    [
      'HR-14-258 5',
      /No part has this number\. Close ones:/,
      /HR-14-285 Drive belt/,
      line('prod_3', 5),
    ],
    ['X-1 1', /Several parts have this number/, /F-93 Oil filter/, line(filter._id, 1)],
  ])('mends %p with one press', async (typed, reason, repair, expected) => {
    const { user } = openList();
    await user.type(await box(), typed);
    await user.click(screen.getByRole('button', { name: 'Add lines' }));
    const look = await problems(1);
    expect(look.getByText(reason)).toBeInTheDocument();
    await user.click(look.getByRole('button', { name: repair }));
    await waitFor(() => expect(listStore.get()).toEqual([expected]));
    await noProblem();
  });

  it('removes the double, or adds its pieces', async () => {
    const { user } = await openAndPaste('HR-14-361 10\nHR-14-361 5');
    const look = await problems(1);
    await user.click(look.getByRole('button', { name: 'Remove the double' }));
    await noProblem();
    await user.click(await undo(/is removed/));
    await user.click((await problems(1)).getByRole('button', { name: 'Add its 5 pieces' }));
    expect(listStore.get()).toEqual([line(disc._id, 15)]);
  });

  it('moves the focus to the next line, and fixes the first ones at once', async () => {
    const { user } = await openAndPaste('HR-14-361 4\nF-93 8\nHR-14-258 5');
    const look = await problems(3);
    await user.click(look.getByRole('button', { name: 'Make it 10' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take 3' })).toHaveFocus());
  });

  it('fixes all lines with one repair together, and undoes that', async () => {
    const { user } = await openAndPaste('HR-14-361 4\nF-93 8\nX-1 5');
    await user.click((await problems(3)).getByRole('button', { name: 'Fix the first 2' }));
    await problems(1);
    expect(listStore.get()).toEqual([line(disc._id, 10), line(filter._id, 3)]);
    expect(screen.getByText('2 lines fixed.')).toBeInTheDocument();
  });
});
