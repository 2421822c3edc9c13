import { formatCount } from '@/lib/format/numbers';

/** Texts of what puts products on the shopper's list. Pieces are passed in formatted. */
export const addToListMessages = {
  add: 'Auf die Liste',
  added: (pieces: string, product: string) => `Auf Ihrer Liste: ${pieces} ${product}.`,
  open: 'Liste öffnen',
  full: (max: number) => `Ihre Liste ist voll: Sie fasst ${max} Produkte.`,
  fullNext: 'Bestellen oder entfernen Sie zuerst einige davon.',
  count: (products: number) => `Meine Liste, ${formatCount(products, 'Produkt', 'Produkte')}`,
};
