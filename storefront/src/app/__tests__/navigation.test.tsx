import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionStore, type Session } from '@/lib/session/session-store';
import { categories, servesHome } from '@/test/catalogue-fixtures';
import { renderShop } from '@/test/render-shop';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

withShopServer();

/** Returns the main navigation. */
const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

const user = { email: 'farmer@harrow.test', name: 'Fay Farmer', isVerified: true };

afterEach(() => act(() => sessionStore.set({ status: 'loading' })));

describe('the navigation bar', () => {
  it('offers neither login nor account before the session is known', async () => {
    renderShop('/nowhere');
    const main = await bar();
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(main.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it.each<[Session, string[], string[]]>([
    [{ status: 'signed-out' }, ['Home', 'Log in'], ['Dashboard', 'Sign Out']],
    [{ status: 'signed-in', user }, ['Home', 'Dashboard', 'Sign Out'], ['Log in']],
  ])('shows the links for the session (%#)', async (session, shown, hidden) => {
    sessionStore.set(session);
    renderShop('/nowhere');
    const main = await bar();
    for (const name of shown) expect(main.getByText(name)).toBeInTheDocument();
    for (const name of hidden) expect(main.queryByText(name)).not.toBeInTheDocument();
  });

  it('signs out', async () => {
    sessionStore.set({ status: 'signed-in', user });
    sessionStore.onSignOut(async () => sessionStore.set({ status: 'signed-out' }));
    const shop = renderShop('/nowhere');
    const main = await bar();
    await shop.user.click(main.getByRole('button', { name: 'Sign Out' }));
    expect(await main.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });

  describe('with the menu of products', () => {
    /** Opens the menu, and returns its links. */
    const opened = async ({ user: hand }: ReturnType<typeof renderShop>) => {
      server.use(http.get('*/category.json', () => HttpResponse.json(categories)));
      await hand.click((await bar()).getByText('Products'));
      return await (await bar()).findByRole('link', { name: 'Tractors' });
    };
    const menu = async () => (await bar()).getByRole('group');

    it('leads to each category and to all products', async () => {
      const link = await opened(renderShop('/nowhere'));
      expect(link).toHaveAttribute('href', '/categories/tractors');
      const all = (await bar()).getByRole('link', { name: 'All products' });
      expect(all).toHaveAttribute('href', '/allproduct');
    });

    it('closes it on Escape and returns the focus to its button', async () => {
      const shop = renderShop('/nowhere');
      (await opened(shop)).focus();
      await shop.user.keyboard('{Escape}');
      expect(await menu()).not.toHaveAttribute('open');
      expect((await bar()).getByText('Products')).toHaveFocus();
    });

    it.each(['a press', 'the focus'])('closes it on %s elsewhere', async (what) => {
      const shop = renderShop('/nowhere');
      await opened(shop);
      expect(await menu()).toHaveAttribute('open');
      const elsewhere = screen.getByRole('main');
      if (what === 'a press') await shop.user.pointer({ keys: '[MouseLeft]', target: elsewhere });
      else act(() => elsewhere.focus());
      expect(await menu()).not.toHaveAttribute('open');
    });

    it('closes it when one of its pages opens', async () => {
      server.use(...servesHome());
      const shop = renderShop('/nowhere');
      await opened(shop);
      await shop.user.click((await bar()).getByRole('link', { name: 'Home' }));
      await waitFor(async () => expect(await menu()).not.toHaveAttribute('open'));
    });
  });

  it('can be skipped', async () => {
    const shop = renderShop('/nowhere');
    await bar();
    await shop.user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
    await shop.user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
