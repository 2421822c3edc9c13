import { type ChargedProduct, toProductDto } from '@harrow/catalogue';
import type { CheckedLine } from '@harrow/contract';
import { toDecimal } from '@harrow/money';

/** A line of a list with the products that have its number, or, if it is not known, those that have one like it. */
type FoundLine = { quantity: number; products: ChargedProduct[]; isKnown: boolean };

/** Exact: an order of so many pieces need not be possible. In the smallest unit. */
const totalOf = ({ chargedPrice }: ChargedProduct, quantity: number): bigint =>
  BigInt(chargedPrice) * BigInt(quantity);

/**
 * The reason why an order cannot have so many pieces of a product. Where fewer are left than an order has at
 * least, no other quantity would help.
 */
function shortfall(
  quantity: number,
  { available, minimum }: ChargedProduct,
): Pick<CheckedLine, 'state' | 'minimum' | 'available'> {
  if (quantity > available || minimum > available) return { state: 'out_of_stock', available };
  if (quantity < minimum) return { state: 'below_minimum', minimum };
  return { state: 'ok' };
}

function checkedLine({ quantity, products, isKnown }: FoundLine, seen: Set<string>): CheckedLine {
  const [product, another] = products;
  if (!product || another || !isKnown) {
    return {
      ...{ state: isKnown && another ? 'several' : 'unknown', product: null, quantity },
      ...{ price: null, amount: null, products: products.map(toProductDto) },
    };
  }
  const isTwice = seen.has(product.productId);
  seen.add(product.productId);
  const { chargedPrice, currencyCode } = product;
  return {
    ...(isTwice ? { state: 'twice' } : shortfall(quantity, product)),
    product: toProductDto(product),
    quantity,
    price: toDecimal(chargedPrice, currencyCode),
    amount: toDecimal(Number(totalOf(product, quantity)), currencyCode),
  };
}

/** Says what each line is, and what all lines that are `ok` cost. */
export function checkedLines(
  found: FoundLine[],
  currency: string,
): { lines: CheckedLine[]; amount: number } {
  const seen = new Set<string>();
  const lines = found.map((line) => checkedLine(line, seen));
  const total = found.reduce((sum, { products: [product], quantity }, index) => {
    const isOk = product && lines[index]?.state === 'ok';
    return isOk ? sum + totalOf(product, quantity) : sum;
  }, 0n);
  return { lines, amount: toDecimal(Number(total), currency) };
}
