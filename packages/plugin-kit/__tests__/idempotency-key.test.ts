import { readIdempotencyKey } from '../src/idempotency-key';

describe('readIdempotencyKey', () => {
  it('returns null without the header', () => {
    expect(readIdempotencyKey(undefined)).toBeNull();
  });

  it('returns the key', () => {
    expect(readIdempotencyKey('8f14e45f-ea')).toBe('8f14e45f-ea');
  });

  it.each(['', 'with space', 'x'.repeat(256), 'ümlaut', ['a', 'b']])('rejects %j', (header) => {
    expect(() => readIdempotencyKey(header)).toThrow(/Idempotency-Key/);
  });
});
