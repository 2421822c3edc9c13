/** The language of the texts in this folder, as pages and requests name it. */
export const LANGUAGE = 'en';

/** The locale of numbers, dates and amounts. */
export const LOCALE = 'en-US';

/** The beginning of the addresses of its pages: nothing in the main language. */
export const BASE = '';

/** A piece of a product, and several. */
export const PIECE = 'piece';
export const PIECES = 'pieces';
