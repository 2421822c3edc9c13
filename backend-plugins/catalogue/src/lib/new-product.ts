import { randomBytes } from 'node:crypto';

/** A product to make; `price` is decimal (12.5 or '12.50'), in the shop's currency. */
export type NewProduct = {
  name: string;
  img: string;
  price: number | string;
  available: number;
  minimum: number;
  description: string;
  /** Its name in addresses; made from the name where it is left out. */
  handle?: string;
  /** Shown to staff as the product's type. */
  category?: string;
};

/** A handle that nothing else has, however many products share the name. */
export function handleOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return [words || 'product', randomBytes(6).toString('hex')].join('-');
}
