import { ShopError } from '@harrow/plugin-kit';

/** The refusal to change a book that a later revision has replaced. */
export const retiredBook = () =>
  new ShopError('conflict', 'This book is retired.', { code: 'book_retired' });
