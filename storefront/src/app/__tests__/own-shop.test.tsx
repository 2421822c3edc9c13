import { emptyShop, getShopPage, type Shop, type StorefrontSettings } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { servesHome } from '@/test/catalogue-fixtures';
import { products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

// Parts of a shop without the demonstration are decided when modules load.
jest.mock('@/config/settings', () => {
  const { settings } = jest.requireActual<{ settings: StorefrontSettings }>('@/config/settings');
  return { settings: { ...settings, demonstration: false } };
});

/** A shop of which only the name is known. */
const empty: Shop = { ...emptyShop, name: 'Brandt' };

withShopServer();
beforeEach(() => {
  const page = backend(getShopPage.path.replace('{slug}', ':slug'));
  server.use(http.get(page, () => refuse({ status: 404 })));
});

describe('a shop that is not the demonstration', () => {
  it('has no figures, panels or categories on its home page that are not its own', async () => {
    server.use(
      http.get('*/category.json', () => HttpResponse.json([])),
      ...servesHome(products(1)),
    );
    renderShop('/', empty);
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
    expect(screen.queryByText('Millions of Clients trust us')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
    for (const name of [/See the parts/, /See the sprayers/]) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  it.each(['/myportfolio', '/blogs', '/delivery', '/returns', '/warranty', '/terms', '/privacy'])(
    'has no page at %s, and no link to it',
    async (path) => {
      renderShop(path, empty);
      expect(await screen.findByRole('img', { name: /sunk to its axles/ })).toBeInTheDocument();
      await screen.findByRole('contentinfo');
      const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(targets).not.toContain(path);
    },
  );

  it('does not show the address of the made-up maker', async () => {
    renderShop('/nowhere', empty);
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByText(/© \d+ Brandt/)).toBeInTheDocument();
    expect(footer).not.toHaveTextContent(/Ames|Foundry|555/);
  });
});
