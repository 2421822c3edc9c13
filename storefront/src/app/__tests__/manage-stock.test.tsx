import { getPaymentConfig, getWrittenProduct, setStock, type Product } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, stalls } from '@/test/answer';
import { servesProductList } from '@/test/desk-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const FIELD = 'Pieces of Machine 1';
const PENCIL = '11 pieces, change the stock of Machine 1';

/** Opens the list, and the field of its first product. */
async function openStock(list: Product[] = [product(1), product(2)]) {
  await signInAs(admin);
  server.use(...servesProductList(list));
  const { user } = renderShop('/dashboard/manageproducts');
  await user.click(await screen.findByRole('button', { name: PENCIL }));
  const field = screen.getByRole('textbox', { name: FIELD });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, field, type };
}

/** Mocks the call that sets a stock, and records the bodies that it receives. */
function setsStock(reply: () => object) {
  const sent: unknown[] = [];
  server.use(
    answer(
      setStock,
      ({ body }) => {
        sent.push(body);
        return reply();
      },
      { parameters: { id: 'prod_1' } },
    ),
  );
  return sent;
}

describe('the stock in the row', () => {
  it('is saved by Enter, and shown as the server has stored it', async () => {
    const { field, type } = await openStock();
    expect(field).toHaveFocus();
    const sent = setsStock(() => {
      server.use(...servesProductList([product(1, { available: 849 }), product(2)]));
      return { acknowledged: true, modifiedCount: 1, available: 849 };
    });
    await type('850{Enter}');
    const name = '849 pieces, change the stock of Machine 1';
    const pencil = await screen.findByRole('button', { name });
    await waitFor(() => expect(pencil).toHaveFocus());
    expect(screen.getByText('Machine 1: 849 pieces in stock.')).toBeInTheDocument();
    expect(sent).toEqual([{ available: 850 }]);
  });

  it('is marked as sold out once the server has stored 0', async () => {
    const { user, type } = await openStock();
    let reply = (): void => undefined;
    const stored = new Promise<void>((resolve) => (reply = resolve));
    server.use(
      answer(setStock, async () => {
        await stored;
        server.use(...servesProductList([product(1, { available: 0 }), product(2)]));
        return { acknowledged: true, modifiedCount: 1, available: 0 };
      }),
    );
    await type('0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: FIELD })).toHaveValue('0');
    const row = screen.getByRole('row', { name: /Machine 1/ });
    expect(within(row).queryByText('Sold out')).not.toBeInTheDocument();
    reply();
    expect(await within(row).findByText('Sold out')).toBeInTheDocument();
  });

  it.each(['Escape', 'the button'])('stays as it was after %s', async (way) => {
    const { user, type } = await openStock();
    await type('850');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Keep 11 pieces' }));
    const pencil = await screen.findByRole('button', { name: PENCIL });
    await waitFor(() => expect(pencil).toHaveFocus());
  });

  it('is not sent again unchanged', async () => {
    const sent = setsStock(() => refuse({ status: 503 }));
    const { user } = await openStock();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: PENCIL });
    expect(sent).toEqual([]);
  });

  it.each([
    ['', 'Enter the pieces in stock.'],
    ['many', 'This is not a number.'],
    ['2.5', 'We sell whole pieces only.'],
    ['-1', 'This must be at least 0 pieces.'],
  ])('refuses "%s" without a request', async (text, words) => {
    const sent = setsStock(() => refuse({ status: 503 }));
    const { user, field, type } = await openStock();
    if (text === '') await user.clear(field);
    else await type(text);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(words);
    expect(sent).toEqual([]);
  });

  it.each([
    ['a 503', () => refuse({ status: 503 }), /^Not saved\..*is unavailable/],
    ['a lost connection', () => HttpResponse.error(), /^Not saved\. We could not reach/],
    ['a missing product', () => refuse({ status: 404 }), 'This product is already gone.'],
  ])('keeps what was typed after %s', async (_, reply, words) => {
    setsStock(reply);
    const { field, type } = await openStock();
    await type('1,200{Enter}');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field).toHaveValue('1,200');
    expect(field).toHaveFocus();
  });
});

describe('the keys of the products', () => {
  const rowNamed = (name: string) => screen.getByRole('link', { name });
  const pencil = () => screen.getByRole('button', { name: PENCIL });

  async function openList() {
    await signInAs(admin);
    server.use(...servesProductList([product(1), product(2)]));
    const shop = renderShop('/dashboard/manageproducts');
    await screen.findByRole('link', { name: 'Machine 1' });
    return shop;
  }

  it('move between the rows, and edit a stock', async () => {
    const { user } = await openList();
    await user.keyboard('a');
    expect(screen.queryByRole('textbox', { name: FIELD })).not.toBeInTheDocument();
    await user.keyboard('jjk');
    expect(rowNamed('Machine 1')).toHaveFocus();
    await user.keyboard('a');
    expect(screen.getByRole('textbox', { name: FIELD })).toHaveFocus();
    // keys are letters in a field
    await user.keyboard('j{Escape}');
    await waitFor(() => expect(pencil()).toHaveFocus());
    await user.keyboard('j');
    expect(rowNamed('Machine 2')).toHaveFocus();
  });

  it('open the form of a product', async () => {
    const { user, currentAddress } = await openList();
    server.use(stalls(getWrittenProduct), stalls(getPaymentConfig));
    await user.keyboard('je');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/products/prod_1'));
  });

  it('open a tab and the list of keys', async () => {
    const { user, currentAddress } = await openList();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    expect(dialog.getByText('Change the stock')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('3');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/manageproducts?stock=out'));
  });
});
