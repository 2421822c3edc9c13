import { formatDate } from '../date';
import { formatMoney, formatPieces, spellMoney } from '../numbers';

describe('formatMoney', () => {
  it.each([
    [12480, 'usd', '$12,480.00'],
    [0.1, 'usd', '$0.10'],
    [12480, 'eur', '€12,480.00'],
    [12480, 'jpy', '¥12,480'],
    [12480.5, 'kwd', 'KWD\u00a012,480.500'],
  ])('writes %p in %s as %s', (amount, currency, text) =>
    expect(formatMoney(amount, currency)).toBe(text),
  );
});

describe('spellMoney', () => {
  it.each([
    ['usd', '12,480.00 US dollars'],
    ['eur', '12,480.00 euros'],
    ['jpy', '12,480 Japanese yen'],
    ['kwd', '12,480.000 Kuwaiti dinars'],
  ])('writes the name of %s', (currency, text) => expect(spellMoney(12480, currency)).toBe(text));
});

describe('formatPieces', () => {
  it.each([
    [0, '0 pieces'],
    [1, '1 piece'],
    [14, '14 pieces'],
    [1200, '1,200 pieces'],
  ])('writes %p as %s', (count, text) => expect(formatPieces(count)).toBe(text));
});

describe('formatDate', () => {
  it('writes a timestamp as a date', () => {
    expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('Nov 21, 2026');
  });
});

it('makes no format before its first use, which takes a browser longer than a page', async () => {
  const [numbers, plurals, dates] = [
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'PluralRules'),
    jest.spyOn(Intl, 'DateTimeFormat'),
  ];
  await jest.isolateModulesAsync(async () => {
    await Promise.all([
      import('../numbers'),
      import('../date'),
      import('@/lib/pictures/picture-schema'),
      import('@/features/auth/lib/credentials'),
      import('@/features/purchase/lib/purchase-schema'),
    ]);
  });
  for (const made of [numbers, plurals, dates]) expect(made).not.toHaveBeenCalled();
});
