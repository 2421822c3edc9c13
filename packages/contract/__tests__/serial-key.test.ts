import { parseSerial } from '../src/serial-key.ts';
import { toScheme } from '../src/serial-rules.ts';

const scheme = toScheme({
  name: 'wag',
  pattern: String.raw`^WAG(?<number>\d{4,6})(?<rework>R\d{2})?$`,
  family: [],
  sequence: ['number', 'rework'],
  alphabets: {},
});

it('reads a serial number in any spelling, by the groups of its pattern', () => {
  const { key, groups } = parseSerial(scheme, 'wag 1234-r01') ?? {};
  expect(key).toBe('wag||41234.R11');
  expect({ ...groups }).toEqual({ number: '1234', rework: 'R01' });
  expect(parseSerial(scheme, 'WAG1234')?.groups.rework).toBeUndefined();
  expect(parseSerial(scheme, 'WAG12')).toBeNull();
});
