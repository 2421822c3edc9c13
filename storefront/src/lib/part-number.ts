/** Letters and digits alone: people leave out the dashes and spaces of a number. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Tells whether words are the whole part number of a product. */
export const isNumberOf = ({ sku }: { sku: string | null }, words: string): boolean =>
  sku !== null && squeezed(words) !== '' && squeezed(sku) === squeezed(words);
