import { pictureSizes } from './picture-sizes';

const hash = 'ab01'.repeat(16);

it('names the three sizes of an uploaded picture', () => {
  const stem = `http://backend.test/images/${hash}`;
  expect(pictureSizes(`${stem}-1280.webp`)).toBe(
    `${stem}-320.webp 320w, ${stem}-640.webp 640w, ${stem}-1280.webp 1280w`,
  );
});

it.each(['/pictures/products/seed-drill.svg', 'https://images.test/photo-1280.webp', ''])(
  'knows one size of %j',
  (url) => expect(pictureSizes(url)).toBeUndefined(),
);
