import { screen, within } from '@testing-library/react';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const user = (number: number, changes: object = {}) => ({
  _id: `cus_${number}`,
  email: `user-${number}@harrow.test`,
  role: null,
  promoted: false,
  ...changes,
});

const boss = { _id: 'cus_0', email: admin.email, role: 'admin', promoted: true };

const servesUsers = (users: object[]) =>
  http.get(backend('/users'), () => HttpResponse.json(users));

async function openUsers(users: object[]) {
  await signInAs(admin);
  server.use(servesUsers(users));
  return renderShop('/dashboard/users');
}

const rowOf = async (email: string) =>
  within(await screen.findByRole('row', { name: new RegExp(email) }));

/** Presses the button of user 1 after the server has been given its answer. */
async function promote(answer: () => Response) {
  const shop = await openUsers([boss, user(1)]);
  server.use(http.put(backend('/users/admin/user-1%40harrow.test'), answer));
  const row = await rowOf('user-1');
  await shop.user.click(row.getByRole('button', { name: 'Make Admin' }));
  return row;
}

describe('make admin', () => {
  it('lists everybody under the specification’s columns', async () => {
    await openUsers([boss, user(1), user(2, { promoted: true })]);
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
    expect(third.queryByRole('button')).not.toBeInTheDocument();
    expect(document.title).toBe('Make Admin · Harrow');
  });

  it('promotes a user and shows it', async () => {
    const row = await promote(() => {
      server.use(servesUsers([boss, user(1, { role: 'admin', promoted: true })]));
      return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
    });
    expect(await screen.findByText('This user is promoted as admin.')).toBeInTheDocument();
    expect(await row.findByText('Admin')).toBeInTheDocument();
  });

  it('shows a promotion that waits for a verified email as one', async () => {
    const row = await promote(() => {
      server.use(servesUsers([boss, user(1, { promoted: true })]));
      return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
    });
    expect(await screen.findByText('This user is promoted as admin.')).toBeInTheDocument();
    expect(await row.findByText('Promoted')).toBeInTheDocument();
  });

  it.each([
    [403, "You don't have access to make someone admin!!"],
    [404, 'This account is no longer there.'],
    [503, /depends on is away/],
  ])('tells of a %i and offers the button again', async (status, words) => {
    const row = await promote(() => refuse({ status }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Make Admin' })).toBeEnabled();
  });

  it('tells of a lost network', async () => {
    await promote(() => HttpResponse.error());
    expect(await screen.findByText(/could not reach the shop/)).toBeInTheDocument();
  });

  it('shows many users by pages and goes on counting', async () => {
    const { user: person } = await openUsers(
      Array.from({ length: 120 }, (_, index) => user(index + 1)),
    );
    await rowOf('user-50@');
    expect(screen.queryByText('user-51@harrow.test')).not.toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Page 3' }));
    expect((await rowOf('user-120@')).getByText('120')).toBeInTheDocument();
  });

  it('shows where the users will be while they come', async () => {
    await signInAs(admin);
    server.use(http.get(backend('/users'), () => new Promise<never>(() => undefined)));
    renderShop('/dashboard/users');
    expect(await screen.findByText('Loading users')).toBeInTheDocument();
  });

  it('says that the users could not be had and tries again', async () => {
    await signInAs(admin);
    server.use(http.get(backend('/users'), () => refuse({ status: 429 })));
    const { user: person } = renderShop('/dashboard/users');
    expect(await screen.findByText('We could not load the users')).toBeInTheDocument();
    server.use(servesUsers([boss]));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(admin.email);
  });

  it('is not for customers: nothing of it is asked for or shown', async () => {
    await signInAs(farmer);
    const { currentAddress } = renderShop('/dashboard/users');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/login');
  });
});
