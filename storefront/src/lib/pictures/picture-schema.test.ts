import { pictureProblem } from './picture-schema';

const MB = 1024 * 1024;

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])(
  'accepts %s',
  (type) => {
    expect(pictureProblem({ type, size: 5 * MB })).toBeNull();
  },
);

it.each(['image/svg+xml', 'image/heic', 'application/pdf', ''])('rejects %j', (type) => {
  expect(pictureProblem({ type, size: 10 })).toMatch(/^This is not a PNG/);
});

it('rejects one byte more than 5 MB, and reports its size as 5.1 MB', () => {
  expect(pictureProblem({ type: 'image/png', size: 5 * MB + 1 })).toMatch(/is 5\.1 MB/);
});

it('rejects an empty file', () => {
  expect(pictureProblem({ type: 'image/png', size: 0 })).toBe('This file is empty.');
});
