import {
  deleteNamedList,
  getOwnList,
  listNamedLists,
  saveNamedList,
  saveOwnList,
  type NamedList,
} from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSession } from '@/features/auth/lib/session';
import { listStore } from '@/lib/list/list-store';
import { sessionStore } from '@/lib/session/session-store';
import { answer } from '@/test/answer';
import { checksLists, disc, filter } from '@/test/list-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
beforeEach(() => sessionStore.set({ status: 'signed-out' }));
afterEach(() => localStorage.clear());

const line = (productId: string, quantity: number) => ({ productId, quantity });

/** The list of the account at the server, with what was saved there. */
function keepsList(first: ReturnType<typeof line>[]) {
  let [lines, version] = [first, 1];
  const etag = () => ({ headers: { etag: `"${version}"` } });
  const saved: unknown[] = [];
  const reply = () => ({ lines, updatedAt: null });
  const handlers = [
    answer(getOwnList, () => Response.json(reply(), etag())),
    answer(saveOwnList, ({ body, request }) => {
      if (request.headers.get('if-match') !== `"${version}"`) return refuse({ status: 412 });
      [lines, version] = [body.lines, version + 1];
      saved.push(lines);
      return Response.json(reply(), etag());
    }),
  ];
  return {
    handlers,
    saved,
    list: () => lines,
    changeElsewhere: (other: typeof lines) => {
      [lines, version] = [other, version + 1];
    },
  };
}

async function logIn(
  first: ReturnType<typeof line>[],
  visitors: ReturnType<typeof line>[] = [],
  named: NamedList[] = [],
) {
  server.use(checksLists());
  listStore.set(visitors);
  const page = renderShop('/list');
  await screen.findByRole('heading', { level: 1, name: 'My list' });
  const account = keepsList(first);
  await act(() => signInAs(farmer, ...account.handlers, answer(listNamedLists, named)));
  return { ...page, account };
}

it('brings the lists of browser and account together at the login, and saves later changes', async () => {
  const { user, account } = await logIn([line(filter._id, 2)], [line(disc._id, 10)]);
  await screen.findByRole('button', { name: 'Order 2 products, $498.60' });
  await waitFor(() => expect(account.list()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: `Remove ${filter.name}` }));
  await waitFor(() => expect(account.list()).toEqual([line(disc._id, 10)]));
  act(forgetSession);
  expect(await screen.findByText(/Nothing on it yet/)).toBeInTheDocument();
});

it('loses nothing that another device has changed since', async () => {
  const { user, account } = await logIn([line(filter._id, 2)]);
  await screen.findByLabelText('Pieces of Oil filter F 93');
  account.changeElsewhere([line(filter._id, 2), line(disc._id, 10)]);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(account.list()).toEqual([line(filter._id, 3), line(disc._id, 10)]));
  expect(await screen.findByText(disc.name)).toBeInTheDocument();
});

describe('saved lists', () => {
  const saved = { name: 'Spring service', lines: [line(disc._id, 10)], updatedAt: null };

  it('saves the list by a name', async () => {
    const { user } = await logIn([line(filter._id, 2)]);
    const bodies: unknown[] = [];
    server.use(
      answer(saveNamedList, ({ body, parameters }) => {
        bodies.push([parameters.name, body.lines]);
        return { ...saved, name: 'Filters' };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Save as…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Give the list a name.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name'), 'Filters');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Filters” is saved.')).toBeInTheDocument();
    expect(bodies).toEqual([['Filters', [line(filter._id, 2)]]]);
  });

  it('puts a saved list on the list, copies a link to it and deletes it', async () => {
    const { user } = await logIn([line(filter._id, 2)], [], [saved]);
    await user.click(await screen.findByRole('button', { name: /Spring service 1 product/ }));
    expect(listStore.get()).toEqual([line(filter._id, 2), line(disc._id, 10)]);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy a link to Spring service' }));
    await screen.findByText('The link to these lines is copied.');
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/list\?lines=HR-14-361%3A10$/));
    server.use(
      answer(deleteNamedList, { acknowledged: true, deletedCount: 1 }),
      answer(listNamedLists, []),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Spring service' }));
    expect(await screen.findByText('“Spring service” is deleted.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument(),
    );
  });
});
