/** The word that may follow a typed number of pieces. */
export const UNIT = /(?:pieces?|pcs?\.?)$/i;

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Writes a typed number with a point before its decimals and nothing between its thousands. */
export const plainNumber = (text: string): string =>
  GROUPED.test(text) ? text.replaceAll(',', '') : text;
