import { screen, within } from '@testing-library/react';
import { maker } from '@/config/maker';
import { messages } from '@/messages';
import { renderShop } from '@/test/render-shop';

it.each(messages.maker.map(({ path, title, lead }) => [path, title, lead]))(
  'shows the page at %s, to which the footer leads',
  async (path, title, lead) => {
    renderShop(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(document.title).toBe(`${title} · Harrow`);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: title })).toHaveAttribute('href', path);
  },
);

it('shows the phone number and the address of the maker on every page', async () => {
  renderShop(messages.maker[0]?.path ?? '');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: maker.phone.shown })).toHaveAttribute(
    'href',
    `tel:${maker.phone.dialed}`,
  );
  expect(footer).toHaveTextContent(maker.city);
});
