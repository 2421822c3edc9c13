import { cleanSerial } from '@harrow/contract';

/** Letters that are mistaken for digits on a type plate. */
const MISTAKEN: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** 64 readings at most. */
const MAX_MISTAKEN = 6;

/** Returns what a number may have been meant to be, the fewest exchanged letters first; never the number itself. */
export function likelyReadings(typed: string): string[] {
  const letters = Array.from(cleanSerial(typed));
  const places = letters.flatMap((letter, at) => (letter in MISTAKEN ? [at] : []));
  const exchanged = places.slice(0, MAX_MISTAKEN);
  const masks = Array.from({ length: 2 ** exchanged.length - 1 }, (_, index) => index + 1);
  const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  return masks
    .sort((one, other) => bits(one) - bits(other))
    .map((mask) =>
      letters
        .map((letter, at) => {
          const bit = exchanged.indexOf(at);
          return bit >= 0 && mask & (1 << bit) ? (MISTAKEN[letter] ?? letter) : letter;
        })
        .join(''),
    );
}
