import { demoteUser, listUsers, promoteUser, type User } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { OWNER, servesUsers, shopUser } from '@/test/user-fixtures';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const user = (number: number, changes: Partial<User> = {}): User =>
  shopUser({ _id: `cus_${number}`, email: `user-${number}@harrow.test`, ...changes });

const boss = shopUser({ _id: 'cus_0', email: admin.email, ...OWNER });

const many = Array.from({ length: 120 }, (_, index) => user(index + 1));

async function openUsers(users: User[], query = '') {
  await signInAs(admin);
  server.use(servesUsers(users));
  return renderShop(`/dashboard/users${query}`);
}

const rowOf = async (email: string) =>
  within(await screen.findByRole('row', { name: new RegExp(email) }));

/** Mocks the call that promotes user 1, and presses their button. */
async function promote(reply: () => object) {
  const shop = await openUsers([boss, user(1)]);
  server.use(answer(promoteUser, reply, { parameters: { email: 'user-1@harrow.test' } }));
  const row = await rowOf('user-1');
  await shop.user.click(row.getByRole('button', { name: 'Make Admin' }));
  await confirm(shop.user, 'Make Admin');
  return row;
}

/** Presses the button of the dialog that asks first. */
async function confirm({ click }: Awaited<ReturnType<typeof openUsers>>['user'], name: string) {
  await click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

describe('make admin', () => {
  it('lists all users in the specified columns', async () => {
    await openUsers([boss, user(1), user(2, { promoted: true, duty: 'owner' })]);
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Users index', 'Email', 'Status']);
    const first = await rowOf(admin.email);
    expect(first.getByText('1')).toBeInTheDocument();
    expect(first.getByText('Admin')).toBeInTheDocument();
    expect(first.queryByRole('button')).not.toBeInTheDocument();
    const second = await rowOf('user-1');
    expect(second.getByText('2')).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'Make Admin' })).toHaveTextContent('Make Admin');
    const third = await rowOf('user-2');
    expect(third.getByText('Promoted')).toBeInTheDocument();
    expect(third.getByText('Admin as soon as the email is verified.')).toBeInTheDocument();
    expect(third.queryByRole('button', { name: 'Make Admin' })).not.toBeInTheDocument();
    expect(document.title).toBe('Make Admin · Harrow');
  });

  it('promotes a user and shows the new status', async () => {
    const row = await promote(() => {
      server.use(servesUsers([boss, user(1, OWNER)]));
      return { acknowledged: true, modifiedCount: 1 };
    });
    expect(await screen.findByText('This user is promoted as admin.')).toBeInTheDocument();
    expect(await row.findByText('Admin')).toBeInTheDocument();
  });

  it('asks before it promotes, and says what an admin may do', async () => {
    const { user: person } = await openUsers([boss, user(1)]);
    await person.click((await rowOf('user-1')).getByRole('button', { name: 'Make Admin' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Make .*user-1@harrow\.test.* an admin\?$/ }),
    );
    expect(dialog.getByText(/sees all orders with their addresses/)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await rowOf('user-1')).getByRole('button', { name: 'Make Admin' })).toBeEnabled();
  });

  it('promotes to the duty that is chosen, an owner at first', async () => {
    const { user: person } = await openUsers([boss, user(1)]);
    const sent: unknown[] = [];
    server.use(
      answer(promoteUser, ({ body }) => {
        sent.push(body);
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    await person.click((await rowOf('user-1')).getByRole('button', { name: 'Make Admin' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /^Owner/ })).toBeChecked();
    await person.click(dialog.getByRole('radio', { name: /^Packer/ }));
    await person.click(dialog.getByRole('button', { name: 'Make Admin' }));
    expect(await screen.findByText('This user is promoted as admin.')).toBeInTheDocument();
    expect(sent).toEqual([{ duty: 'packer' }]);
  });

  it('changes the duty of an admin, but not the reader’s own', async () => {
    const { user: person } = await openUsers([boss, user(2, { ...OWNER, duty: 'packer' })]);
    expect((await rowOf(admin.email)).queryByRole('button')).not.toBeInTheDocument();
    const row = await rowOf('user-2');
    expect(row.getByText('Packer')).toBeInTheDocument();
    server.use(
      answer(promoteUser, ({ body }) => {
        server.use(servesUsers([boss, user(2, { ...OWNER, duty: body.duty })]));
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    await person.click(row.getByRole('button', { name: 'Change duty' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /^Packer/ })).toBeChecked();
    await person.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await person.click(dialog.getByRole('button', { name: 'Change duty' }));
    expect(await screen.findByText('The duty is changed.')).toBeInTheDocument();
    expect(await row.findByText('Manager')).toBeInTheDocument();
  });

  it('demotes another admin once that is confirmed, but not the reader', async () => {
    const other = user(2, OWNER);
    const { user: person } = await openUsers([boss, other]);
    expect((await rowOf(admin.email)).queryByRole('button')).not.toBeInTheDocument();
    const demoted: unknown[] = [];
    server.use(
      answer(demoteUser, ({ parameters }) => {
        demoted.push(parameters.email);
        server.use(servesUsers([boss, user(2)]));
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    const row = await rowOf('user-2');
    await person.click(row.getByRole('button', { name: 'Demote' }));
    expect(demoted).toEqual([]);
    await confirm(person, 'Demote');
    expect(await screen.findByText('This user is no longer an admin.')).toBeInTheDocument();
    expect(demoted).toEqual(['user-2@harrow.test']);
    expect(await row.findByRole('button', { name: 'Make Admin' })).toBeInTheDocument();
  });

  it('says why an admin was not demoted', async () => {
    const { user: person } = await openUsers([boss, user(2, OWNER)]);
    const message = 'The setting ADMIN_EMAILS makes this user an admin.';
    server.use(refuses(demoteUser, { status: 409, code: 'configured_admin', message }));
    await person.click((await rowOf('user-2')).getByRole('button', { name: 'Demote' }));
    await confirm(person, 'Demote');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('shows a promotion that awaits a verified email', async () => {
    const row = await promote(() => {
      server.use(servesUsers([boss, user(1, { promoted: true, duty: 'owner' })]));
      return { acknowledged: true, modifiedCount: 1 };
    });
    expect(await screen.findByText('This user is promoted as admin.')).toBeInTheDocument();
    expect(await row.findByText('Promoted')).toBeInTheDocument();
  });

  it.each([
    [403, "You don't have access to make someone admin!!"],
    [404, 'This account no longer exists.'],
    [503, /depends on is unavailable/],
  ])('reports a %i and enables the button', async (status, words) => {
    const row = await promote(() => refuse({ status }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Make Admin' })).toBeEnabled();
  });

  it('reports a lost connection', async () => {
    await promote(() => HttpResponse.error());
    expect(await screen.findByText(/could not reach the shop/)).toBeInTheDocument();
  });

  it('shows many users on pages of the server with a continuous index', async () => {
    const { user: person, currentAddress } = await openUsers(many);
    await screen.findByText('user-50@harrow.test');
    expect(screen.queryByText('user-51@harrow.test')).not.toBeInTheDocument();
    expect(screen.getByText('1–50 of 120')).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Page 3' }));
    await screen.findByText('user-120@harrow.test');
    expect(screen.getByText('120')).toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/users?page=3');
  });

  it('finds users by the words in the address, from its first page', async () => {
    const { user: person, currentAddress } = await openUsers(many, '?page=3');
    await screen.findByText('user-101@harrow.test');
    await person.click(screen.getByRole('searchbox', { name: 'Search users' }));
    await person.paste('user-11');
    expect(await screen.findByText('1–11 of 11')).toBeInTheDocument();
    expect(screen.getByText('user-119@harrow.test')).toBeInTheDocument();
    expect(screen.queryByText('user-101@harrow.test')).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/users?q=user-11');
  });

  it('offers all users where a search finds none', async () => {
    const { user: person } = await openUsers(many, '?q=nobody');
    expect(await screen.findByText('No user found for “nobody”')).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Show all users' }));
    await screen.findByText('user-1@harrow.test');
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
  });

  it('shows a placeholder while the users load', async () => {
    await signInAs(admin);
    server.use(stalls(listUsers));
    renderShop('/dashboard/users');
    expect(await screen.findByText('Loading users')).toBeInTheDocument();
  });

  it('reports that the users failed to load, and retries', async () => {
    await signInAs(admin);
    server.use(refuses(listUsers, { status: 429 }));
    const { user: person } = renderShop('/dashboard/users');
    expect(await screen.findByText('We could not load the users')).toBeInTheDocument();
    server.use(servesUsers([boss]));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(admin.email);
  });

  it('is neither loaded nor shown for customers', async () => {
    await signInAs(farmer);
    const { currentAddress } = renderShop('/dashboard/users');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/login');
  });
});
