import { fireEvent, screen } from '@testing-library/react';
import { servesSearch } from '@/test/catalogue-fixtures';
import { products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();

describe('the search form', () => {
  it('focuses its field before the press on the icon has ended, as a phone’s keyboard needs', async () => {
    renderShop('/nowhere');
    const icon = await screen.findByRole('button', { name: 'Search' });
    fireEvent.click(icon);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
  });

  it('opens the results within the document before its suggestions have loaded', async () => {
    server.use(...servesSearch(products(1)));
    const { currentAddress } = renderShop('/nowhere');
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    fireEvent.change(field, { target: { value: ' disc 610 ' } });
    fireEvent.submit(field);
    expect(currentAddress()).toBe('/search?q=disc+610');
    expect(await screen.findByText('Machine 1')).toBeVisible();
  });

  it('stays where it is without words', async () => {
    const { currentAddress } = renderShop('/nowhere');
    fireEvent.submit(await screen.findByRole('searchbox', { name: 'Search' }));
    expect(currentAddress()).toBe('/nowhere');
  });
});
