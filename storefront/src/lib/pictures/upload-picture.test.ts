import { type AnswerOf, uploadImage } from '@harrow/contract';
import { imageHost } from '@/config/image-host';
import { setAccessTokenProvider } from '@/lib/http/shop-client';
import { picture } from '@/test/profile-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';
import { uploadPicture } from './upload-picture';

jest.mock('@/config/image-host', () => ({ imageHost: jest.fn() }));

const PUBLIC = 'https://images.test/1/upload';
const OWN = backend(uploadImage.path);

const stored = { url: 'https://images.test/1.webp', width: 8, height: 8 };
const taken: AnswerOf<typeof uploadImage> = {
  data: { ...stored, variants: [stored] },
  success: true,
  status: 200,
};

withShopServer();
beforeEach(() => setAccessTokenProvider(() => Promise.resolve('t0k3n')));
afterAll(() => setAccessTokenProvider(() => Promise.resolve(null)));

/** Mocks an image host at this address and records what it receives. */
function takes(address: string) {
  const seen: { token: string | null; name?: string }[] = [];
  server.use(
    http.post(address, async ({ request }) => {
      const file = (await request.formData()).get('image');
      const name = file instanceof File ? file.name : undefined;
      seen.push({ token: request.headers.get('authorization'), name });
      return HttpResponse.json(taken);
    }),
  );
  return seen;
}

it('sends the file and the token to the shop’s own host', async () => {
  jest.mocked(imageHost).mockReturnValue({ url: OWN, isOwn: true });
  const seen = takes(OWN);
  expect(await uploadPicture(picture(), () => undefined)).toBe(stored.url);
  expect(seen).toEqual([{ token: 'Bearer t0k3n', name: 'face.png' }]);
});

it('does not send the token to a public host', async () => {
  jest.mocked(imageHost).mockReturnValue({ url: PUBLIC, isOwn: false });
  const seen = takes(PUBLIC);
  await uploadPicture(picture(), () => undefined);
  expect(seen).toEqual([{ token: null, name: 'face.png' }]);
});

it('reports the progress', async () => {
  jest.mocked(imageHost).mockReturnValue({ url: PUBLIC, isOwn: false });
  takes(PUBLIC);
  const shares: number[] = [];
  await uploadPicture(picture(), (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
});
