import { bodyHash } from '../src/lib/idempotency';

describe('bodyHash', () => {
  it('does not depend on the order of members or on undefined members', () => {
    expect(bodyHash({ a: 1, b: 'x', c: undefined })).toBe(bodyHash({ b: 'x', a: 1 }));
  });

  it.each([{ a: 2, b: 'x' }, { a: '1', b: 'x' }, { a: 1 }, { a: 1, b: 'x', c: null }])(
    'differs for %j',
    (body) => {
      expect(bodyHash(body)).not.toBe(bodyHash({ a: 1, b: 'x' }));
    },
  );
});
