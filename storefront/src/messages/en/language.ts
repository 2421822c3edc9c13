/** The language of the texts in this folder, as pages and requests name it. */
export const LANGUAGE = 'en';

/** The locale of numbers, dates and amounts. */
export const LOCALE = 'en-US';

/** What the addresses of its pages begin with: nothing in the language that the shop has without a choice. */
export const BASE = '';

/** A piece of a product, and several. */
export const PIECE = 'piece';
export const PIECES = 'pieces';
