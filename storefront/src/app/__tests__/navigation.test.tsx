import { act, screen, within } from '@testing-library/react';
import { sessionStore, type Session } from '@/lib/session/session-store';
import { renderShop } from '@/test/render-shop';

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
