import { labelAddress } from './label-address';

const sizeOf = (name: string, address: string) => labelAddress(name, address).size;

it('is large for a usual address', () => {
  const address = '2400 County Road E23\nStory City, Iowa 50248-7741\nUnited States';
  expect(labelAddress('Sam Farmer', address)).toEqual({ size: 18, address });
});

it('is smaller the longer the name and the address are', () => {
  const long = 'Building 7 Loading dock 12 behind the grain elevator\n'.repeat(3);
  expect(sizeOf('The Northern Plains Seed Cooperative of Story County', long)).toBe(14);
  expect(sizeOf('N'.repeat(200), 'Road '.repeat(100))).toBe(7);
});

it('counts the letters of East Asian scripts as wide', () => {
  const letters = 160;
  expect(sizeOf('x', '中'.repeat(letters))).toBeLessThan(sizeOf('x', 'i'.repeat(letters)));
});

it('joins the lines of an address that has too many', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);
  expect(labelAddress('Sam', lines.join('\n\n'))).toEqual({ size: 7, address: lines.join(', ') });
});
