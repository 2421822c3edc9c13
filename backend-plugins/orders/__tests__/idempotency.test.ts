import { bodyHash, readIdempotencyKey } from '../src/lib/idempotency';

describe('readIdempotencyKey', () => {
  it('answers null without the header', () => {
    expect(readIdempotencyKey(undefined)).toBeNull();
  });

  it('answers the key', () => {
    expect(readIdempotencyKey('8f14e45f-ea')).toBe('8f14e45f-ea');
  });

  it.each(['', 'with space', 'x'.repeat(256), 'ümlaut', ['a', 'b']])('refuses %j', (header) => {
    expect(() => readIdempotencyKey(header)).toThrow(/Idempotency-Key/);
  });
});

describe('bodyHash', () => {
  it('is the same whatever the order of members, and without those that are undefined', () => {
    expect(bodyHash({ a: 1, b: 'x', c: undefined })).toBe(bodyHash({ b: 'x', a: 1 }));
  });

  it.each([{ a: 2, b: 'x' }, { a: '1', b: 'x' }, { a: 1 }, { a: 1, b: 'x', c: null }])(
    'differs for %j',
    (body) => {
      expect(bodyHash(body)).not.toBe(bodyHash({ a: 1, b: 'x' }));
    },
  );
});
