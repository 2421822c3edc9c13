import { checkList, type CheckedLine, type LineToCheck, type Product } from '@harrow/contract';
import { multiplyAmount } from '@harrow/money';
import { answer } from './answer';
import { product } from './product-fixtures';

/** Parts with numbers, as a list has them. */
export const disc = product(1, {
  name: 'Serrated harrow disc 610',
  sku: 'HR-14-361',
  price: 46.9,
  minimum: 10,
  available: 420,
});
export const filter = product(2, {
  name: 'Oil filter F 93',
  sku: 'F-93',
  price: 14.8,
  minimum: 1,
  available: 3,
});
export const belt = product(3, { name: 'Drive belt', sku: 'HR-14-285', price: 30, minimum: 1 });

const PARTS = [disc, filter, belt];

const plain = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Checks a line as the backend does; `seen` are the products of the lines before it. */
function checked(line: LineToCheck, parts: readonly Product[], seen: Set<string>): CheckedLine {
  const { productId, number = '', quantity } = line;
  const part = parts.find(({ _id, sku }) =>
    productId === undefined ? plain(sku ?? '') === plain(number) : _id === productId,
  );
  if (!part) {
    const unknown = { product: null, quantity, price: null, amount: null };
    if (plain(number) === 'x1') return { ...unknown, state: 'several', products: [disc, filter] };
    return { ...unknown, state: 'unknown', products: productId ? undefined : [belt] };
  }
  const { _id, minimum, available, price } = part;
  const known = { product: part, quantity, price, amount: multiplyAmount(price, quantity) };
  if (seen.has(_id)) return { ...known, state: 'twice' };
  seen.add(_id);
  if (quantity < minimum) return { ...known, state: 'below_minimum', minimum };
  if (quantity > available) return { ...known, state: 'out_of_stock', available };
  return { ...known, state: 'ok' };
}

/** `POST /lists/check` over a few parts; the number `X-1` has several. */
export const checksLists = (parts: readonly Product[] = PARTS) =>
  answer(checkList, ({ body }) => {
    const seen = new Set<string>();
    const lines = body.lines.map((line) => checked(line, parts, seen));
    const cents = lines.map(({ state, amount }) =>
      state === 'ok' ? Math.round((amount ?? 0) * 100) : 0,
    );
    return { lines, amount: cents.reduce((sum, each) => sum + each, 0) / 100, currency: 'usd' };
  });
