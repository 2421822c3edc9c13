import { listMachines, listReviews } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { categories, review, servesHome } from '@/test/catalogue-fixtures';
import { machineList } from '@/test/machine-fixtures';
import { products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

withShopServer();

describe('the home page', () => {
  it('has every section that the specification names', async () => {
    server.use(...servesHome());
    renderShop('/');
    for (const heading of [
      'Millions of Clients trust us',
      'Our Featured Products',
      'Clients Reviews',
    ]) {
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/allproduct',
    );
    expect(screen.getByText(/© \d+ Harrow Works/)).toBeInTheDocument();
    expect(document.title).toBe('Home · Harrow');
  });

  it.each([
    ['Our Revenue', '145+ Billion'],
    ['Our Target', '300+ Billion'],
    ['Achievement', '60% Reached'],
  ])('shows %s as %s', async (term, figure) => {
    server.use(...servesHome());
    renderShop('/');
    const row = (await screen.findByText(term)).parentElement;
    expect(row).toHaveTextContent(figure);
  });

  it('shows the categories of the static list', async () => {
    server.use(...servesHome());
    renderShop('/');
    const strip = await screen.findByRole('navigation', { name: 'Categories' });
    const link = await within(strip).findByRole('link', { name: 'Tractors' });
    expect(link.querySelector('img')).toHaveAttribute('src', '/pictures/categories/tractors.svg');
  });

  it('leads only to categories that the shop has', async () => {
    server.use(
      http.get('*/category.json', () => HttpResponse.json(categories.slice(0, 1))),
      ...servesHome(),
    );
    renderShop('/');
    const strip = await screen.findByRole('navigation', { name: 'Categories' });
    expect(await within(strip).findAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /See the parts/ })).not.toBeInTheDocument();
  });

  it('leads to the machines instead of the parts if there are parts books', async () => {
    server.use(answer(listMachines, machineList(['Disc harrow'])), ...servesHome());
    renderShop('/');
    const panel = await screen.findByRole('link', { name: /first time ?Parts by machine/ });
    expect(panel).toHaveAttribute('href', '/machines');
    expect(screen.queryByRole('link', { name: /See the parts/ })).not.toBeInTheDocument();
  });

  it('shows the reviews of clients, with their initials', async () => {
    server.use(...servesHome());
    renderShop('/');
    expect(await screen.findByText(review.review)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4 out of 5' })).toBeInTheDocument();
    expect(screen.getByText('IH')).toBeInTheDocument();
  });

  it('reports that there are no reviews yet', async () => {
    server.use(answer(listReviews, []), ...servesHome());
    renderShop('/');
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  });

  it('collapses a long review and expands it', async () => {
    const long = 'It plows. '.repeat(160).trim();
    server.use(answer(listReviews, [{ ...review, review: long }]), ...servesHome());
    const { user } = renderShop('/');
    const fold = await screen.findByRole('button', { name: 'Read more' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(screen.getByText(long)).toBeInTheDocument();
    expect(fold).toHaveTextContent('Read less');
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows products if the reviews and categories fail to load', async () => {
    server.use(
      refuses(listReviews, { status: 404, message: 'No reviews here.' }),
      http.get('*/category.json', () => new HttpResponse(null, { status: 404 })),
      ...servesHome(products(1)),
    );
    renderShop('/');
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
    expect(await screen.findByText('No reviews here.')).toBeInTheDocument();
  });
});

describe('an unknown URL', () => {
  it('shows a picture and a link to the home page', async () => {
    renderShop('/nowhere');
    expect(await screen.findByRole('img', { name: /sunk to its axles/ })).toBeInTheDocument();
    const back = screen.getByRole('link', { name: 'Back to the home page' });
    expect(back).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Harrow');
  });
});
