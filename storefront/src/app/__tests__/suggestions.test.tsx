import { getProductDetails, suggest, type Suggestions } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, passes, refuses } from '@/test/answer';
import { servesSearch, suggestions } from '@/test/catalogue-fixtures';
import { product, products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();

const disc = {
  ...product(1, { name: 'Serrated harrow disc 610', sku: 'HR-14-361' }),
  isPart: true,
};
const harrow = {
  ...product(2, { name: 'Disc harrow', handle: 'disc-harrow', available: 0 }),
  isPart: false,
};
const category = { handle: 'discs', name: 'Discs', count: 3, img: '' };

const suggests = (changes: Partial<Suggestions>) =>
  server.use(answer(suggest, suggestions([], changes)), ...servesSearch(products(1)));

async function type(words: string) {
  const shown = renderShop('/nowhere');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), words);
  return { ...shown, user, list: await screen.findByRole('listbox', { name: 'Suggestions' }) };
}

const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('the suggestions', () => {
  it('are parts, machines and categories, in groups, with what was typed marked', async () => {
    suggests({ products: [disc, harrow], categories: [category] });
    const { list } = await type('disc');
    const groups = within(list).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-labelledby') ?? '')).toHaveLength(3);
    const [parts, machines, others] = ['Parts', 'Machines', 'Categories and help'].map((name) =>
      within(list).getByRole('group', { name }),
    );
    expect(parts).toHaveTextContent('Serrated harrow disc 610HR-14-361');
    expect(machines).toHaveTextContent('Sold out');
    expect(others).toHaveTextContent('Discs3 products');
    expect(marksIn(list)).toEqual(['disc', 'Disc', 'Disc']);
  });

  it.each([
    [{}, 'The result for “disc”'],
    [{ count: 1200 }, 'All 1,200 results for “disc”'],
    [{ count: 10_000, isCapped: true }, 'All results for “disc”'],
  ])('lead to all results, with %j in their number', async (counted, text) => {
    suggests({ products: [disc] });
    server.use(...servesSearch(products(1), counted));
    const { list } = await type('disc');
    await waitFor(() => expect(within(list).getAllByRole('option').at(-1)).toHaveTextContent(text));
  });

  it('mark a part number whatever its dashes', async () => {
    suggests({ products: [disc] });
    const { list } = await type('14 36');
    expect(within(list).getByRole('group', { name: 'Part numbers' })).toBeVisible();
    expect(marksIn(list)).toEqual(['14-36']);
  });

  it.each(['HR-14-361', 'hr14361'])(
    'offer to buy the part with the number %s at once',
    async (n) => {
      suggests({ products: [disc] });
      const { list } = await type(n);
      const { _id, minimum } = disc;
      expect(within(list).getByRole('option', { name: /^Buy .* now$/ })).toHaveAttribute(
        'href',
        `/purchase/${_id}?quantity=${minimum}`,
      );
    },
  );

  it.each([
    ['some of a number', 'HR-14', disc],
    ['a part that is sold out', 'HR-14-361', { ...disc, available: 0 }],
  ])('do not offer to buy %s', async (_, typed, product) => {
    suggests({ products: [product] });
    const { list } = await type(typed);
    expect(within(list).queryByRole('option', { name: /^Buy/ })).toBeNull();
  });

  it('lead from the whole number of a part to its page by Enter', async () => {
    suggests({ products: [disc] });
    server.use(
      refuses(getProductDetails, { status: 404 }, { parameters: { handle: disc.handle } }),
    );
    const { user, currentAddress } = await type('HR-14-361');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe(`/products/${disc.handle}`));
  });

  it('lead nowhere if more is typed before the page of a number is known', async () => {
    suggests({ products: [disc] });
    const { user, currentAddress } = await type('HR-14-36');
    let asked = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      passes(suggest, () => {
        asked += 1;
        return held;
      }),
    );
    await user.keyboard('1{Enter}2');
    release();
    await waitFor(() => expect(asked).toBeGreaterThan(1)); // the suggestions of what is typed now
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('HR-14-3612');
    expect(currentAddress()).toBe('/nowhere');
  });

  it.each([
    ['some of a number', 'HR-14', '/search?q=HR-14'],
    ['words', 'disc', '/search?q=disc'],
  ])('lead from %s to all results by Enter', async (_, typed, address) => {
    suggests({ products: [disc] });
    const { user, currentAddress } = await type(typed);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe(address));
  });

  it('are chosen by arrow keys and Enter across the groups', async () => {
    suggests({ products: [disc], categories: [{ ...category, handle: 'tractors' }] });
    const { user, list, currentAddress } = await type('disc');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Discs');
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/categories/tractors');
  });

  it('lead to the pages about how the shop does business', async () => {
    suggests({});
    const { list } = await type('warranty');
    const help = within(list).getByRole('option', { name: /Warranty/ });
    expect(help).toHaveAttribute('href', '/warranty');
    expect(help).toHaveTextContent('Help');
  });

  it('say which words no product has, and mark the others', async () => {
    suggests({ products: [harrow], near: true, dropped: ['hay'], kept: ['harrow'] });
    const { list } = await type('hay harrow');
    expect(screen.getByText(/^No product has all of/)).toHaveTextContent(
      'No product has all of hay harrow; these have harrow.',
    );
    expect(marksIn(list)).toEqual(['harrow']);
  });
});
