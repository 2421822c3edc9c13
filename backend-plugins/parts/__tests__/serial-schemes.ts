import { toScheme } from '@harrow/contract';

const LETTER = '[0-9A-HJ-NPR-Z]';

/** Schemes of four makers. In a PIN, 2010 is A, 2030 Y, and 2031 is 1; I, O, Q, U, Z and 0 are no years. */
export const SCHEMES = {
  numbers: toScheme({
    name: 'h',
    pattern: String.raw`^(?<series>[A-Z]\d{3})(?<number>\d{5})$`,
    family: ['series'],
    sequence: ['number'],
    alphabets: {},
  }),
  years: toScheme({
    name: 'year',
    pattern: String.raw`^(?<year>[A-Z])(?<number>\d{4})$`,
    family: [],
    sequence: ['year', 'number'],
    alphabets: {},
  }),
  letters: toScheme({
    name: 'wag',
    pattern: String.raw`^WAG(?<number>\d{4,6})(?<rework>R\d{2})?$`,
    family: [],
    sequence: ['number', 'rework'],
    alphabets: {},
  }),
  pin: toScheme({
    name: 'pin17',
    pattern: String.raw`^(?<maker>${LETTER}{3})(?<model>${LETTER}{5})(?<check>${LETTER})(?<year>${LETTER})(?<plant>${LETTER})(?<number>\d{6})$`,
    family: ['maker', 'model', 'plant'],
    sequence: ['year', 'number'],
    alphabets: { year: 'ABCDEFGHJKLMNPRSTVWXY123456789' },
  }),
};
