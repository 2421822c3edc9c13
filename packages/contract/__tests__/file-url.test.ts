import { imageUrlSchema } from '../src/file-url';

it.each([
  'https://images.example/plow.png',
  'http://localhost:9000/images/0123abcd-640.webp',
  'HTTPS://images.example/a%20b.png?size=2#top',
  '/pictures/products/plow.svg',
  '/images/0123abcd.webp',
  '/images/a%20b..c.png',
  'https://images.example/folder%2Fplow.png?next=//a',
])('accepts %s', (text) => {
  expect(imageUrlSchema.parse(text)).toBe(text);
});

it.each([
  '',
  '   ',
  'plow.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://images.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/images//evil.example/a.png',
  '/%2fevil.example/a.png',
  'https://shop.example//127.0.0.1:12399/x',
  'https://shop.example///127.0.0.1/x',
  'https://shop.example/.//127.0.0.1/x',
  'https://shop.example/images/..//127.0.0.1/x',
  'https://shop.example/%2f127.0.0.1/x',
  'https://shop.example/%5C127.0.0.1/x',
  'https://shop.example/images//plow.png',
  'https://shop.example/\u0001/plow.png',
  'https://shop.example/\t/127.0.0.1/x',
  '/a/../../secret',
  '/a/%2e%2e/secret',
  '/a/.%2E/secret',
  '/a/./secret',
  '/a/..',
  '/a%2f..%2fsecret',
  '/a%5c..%5csecret',
  '/a/%zz',
  '/a/%00.png',
  '/a b',
  'https://user:secret@images.example/a.png',
  'https://images.example/\n.png',
  'https://images.example\\@evil.example/',
  'https://images.example/\ud800.png',
  'https://',
  'https://images.example/"onerror="alert(1)',
  `https://images.example/${'x'.repeat(2048)}`,
])('rejects %j', (text) => {
  expect(imageUrlSchema.safeParse(text).success).toBe(false);
});
