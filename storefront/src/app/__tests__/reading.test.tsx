import { screen, within } from '@testing-library/react';
import { renderShop } from '@/test/render-shop';

describe('the portfolio page', () => {
  it('states that its person is fictitious', async () => {
    renderShop('/myportfolio');
    expect(await screen.findByRole('heading', { level: 1, name: 'Wilma Acker' })).toBeVisible();
    expect(screen.getByText(/is a fictitious person/)).toBeVisible();
    expect(document.title).toBe('Portfolio · Harrow');
  });
});

describe('the blogs page', () => {
  it('answers at least six questions, each in 80 to 200 words', async () => {
    renderShop('/blogs');
    const cards = await screen.findAllByRole('article');
    expect(cards.length).toBeGreaterThanOrEqual(6);
    for (const card of cards) {
      const answer = within(card).getAllByText(/\.$/, { selector: 'p' });
      const words = answer.flatMap((paragraph) => paragraph.textContent.split(/\s+/));
      expect(words.length).toBeGreaterThanOrEqual(80);
      expect(words.length).toBeLessThanOrEqual(200);
    }
    expect(document.title).toBe('Blogs · Harrow');
  });

  it('has code that can be scrolled with the keyboard', async () => {
    renderShop('/blogs');
    const [code] = await screen.findAllByRole('region', { name: /^Code for/ });
    expect(code).toHaveAttribute('tabindex', '0');
  });
});

describe('the footer', () => {
  it('links to the products, and to what a customer may ask', async () => {
    renderShop('/blogs');
    const footer = within(await screen.findByRole('contentinfo'));
    const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      ...['/allproduct', '/machines', '/list', '/delivery', '/returns', '/warranty'],
      ...['tel:+15155550140', '/terms', '/privacy'],
    ]);
  });
});
