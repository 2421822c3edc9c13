/** The word that may follow a typed number of pieces. */
export const UNIT = /(?:Stücke?|Stk\.?|St\.?)$/i;

const GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const WITH_COMMA = /^[+-]?\d*,\d+$/;

/** Writes a typed number with a point before its decimals and nothing between its thousands. */
export const plainNumber = (text: string): string => {
  const bare = GROUPED.test(text) ? text.replaceAll('.', '') : text;
  return GROUPED.test(text) || WITH_COMMA.test(text) ? bare.replace(',', '.') : text;
};
