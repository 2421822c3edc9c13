import { pictureProblem } from './picture-problem';

const MB = 1024 * 1024;

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])(
  'takes %s',
  (type) => {
    expect(pictureProblem({ type, size: 5 * MB })).toBeNull();
  },
);

it.each(['image/svg+xml', 'image/heic', 'application/pdf', ''])('refuses %j', (type) => {
  expect(pictureProblem({ type, size: 10 })).toMatch(/^This is no PNG/);
});

it('refuses one byte more than 5 MB, and never calls that 5 MB', () => {
  expect(pictureProblem({ type: 'image/png', size: 5 * MB + 1 })).toMatch(/has 5\.1 MB/);
});

it('refuses an empty file', () => {
  expect(pictureProblem({ type: 'image/png', size: 0 })).toBe('This file is empty.');
});
