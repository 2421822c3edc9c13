/** The language of the texts in this folder, as pages and requests name it. */
export const LANGUAGE = 'de';

/** The locale of numbers, dates and amounts. */
export const LOCALE = 'de-DE';

/** The beginning of the addresses of its pages. */
export const BASE = '/de';

/** A piece of a product, and several. */
export const PIECE = 'Stück';
export const PIECES = 'Stück';
