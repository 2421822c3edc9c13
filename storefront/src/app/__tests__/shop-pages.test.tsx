import { getShopPage, type Shop } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { renderShop } from '@/test/render-shop';
import { shopFace } from '@/test/shop-face';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

withShopServer();

const updatedAt = '2026-11-27T12:00:00.000Z';
const pageAt = (slug: string) => backend(getShopPage.path.replace('{slug}', slug));

/** Serves a page with this text. */
const serves = (slug: string, title: string, text: string) =>
  server.use(http.get(pageAt(slug), () => HttpResponse.json({ title, text, updatedAt })));

it.each(shopFace.pages.map(({ slug, title }) => [`/${slug}`, slug, title]))(
  'shows the page at %s, to which the footer leads',
  async (path, slug, title) => {
    serves(slug, title, `About ${title}.`);
    renderShop(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(`About ${title}.`)).toBeVisible();
    expect(document.title).toBe(`${title} · Harrow`);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: title })).toHaveAttribute('href', path);
  },
);

it('shows a page with another name, in sections, with the values of its places', async () => {
  serves('imprint', 'Imprint', 'Call {phone}.\n\n## Register\n\n- *HRB* 1\n- [Terms](/terms)');
  renderShop('/pages/imprint');
  expect(await screen.findByText('Call (515) 555-0140.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['HRB 1', 'Terms']),
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

it('runs no script of a page, although the server refuses them', async () => {
  serves('terms', 'Terms', '<img src=x onerror=alert(1)> [Press](javascript:alert(1))');
  renderShop('/terms');
  expect(await screen.findByText(/<img src=x/)).toBeVisible();
  expect(screen.getByText('Press')).not.toHaveAttribute('href', expect.stringContaining('script'));
});

it('is not found without the page', async () => {
  server.use(http.get(pageAt('warranty'), () => refuse({ status: 404 })));
  renderShop('/warranty');
  expect(await screen.findByRole('img', { name: /sunk to its axles/ })).toBeVisible();
});

it('says that a page did not load, and tries again', async () => {
  server.use(http.get(pageAt('terms'), () => refuse({ status: 400 })));
  const { user } = renderShop('/terms');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this page');
  serves('terms', 'Terms', 'Back again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back again.')).toBeVisible();
});

it('shows the phone number and the address of the maker on every page', async () => {
  renderShop('/nowhere');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: '(515) 555-0140' })).toHaveAttribute(
    'href',
    'tel:+15155550140',
  );
  expect(footer).toHaveTextContent('Ames, Iowa 50010');
});

it('shows the name, the logo and the links of another maker', async () => {
  const brandt: Shop = {
    ...shopFace,
    name: 'Brandt Shop',
    logo: '/images/brandt.svg',
    navigation: [{ title: 'Händler', path: '/pages/dealers' }],
    tax: { rate: 19, text: 'incl. 19 % VAT' },
  };
  renderShop('/nowhere', brandt);
  expect(await screen.findByRole('link', { name: 'Händler' })).toHaveAttribute(
    'href',
    '/pages/dealers',
  );
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('img', { name: 'Brandt Shop' })).toHaveAttribute(
    'src',
    '/images/brandt.svg',
  );
  expect(header.queryByRole('link', { name: 'Portfolio' })).not.toBeInTheDocument();
  expect(document.title).toMatch(/ · Brandt Shop$/);
});
