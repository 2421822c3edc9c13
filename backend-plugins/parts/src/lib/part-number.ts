/** Returns the letters and digits of a part number in capitals, as `part_number_of` does: hr-14-361 is HR14361. */
export const partNumberOf = (printed: string): string =>
  printed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** The domain `part_number` has the same. */
export const isPartNumber = (number: string): boolean => /^[0-9A-Z]{2,40}$/.test(number);
