import { imageHost } from '../image-host';

it('is the backend by default', () => {
  expect(imageHost({})).toEqual({ url: 'http://backend.test/images', isOwn: true });
  expect(imageHost({ VITE_IMAGE_HOST_URL: '' }).isOwn).toBe(true);
});

it('is the public host that the variables name, with its key in the query', () => {
  const host = { VITE_IMAGE_HOST_URL: 'https://images.test/1/upload', VITE_IMAGE_HOST_KEY: 'a b' };
  expect(imageHost(host)).toEqual({ url: 'https://images.test/1/upload?key=a+b', isOwn: false });
});
