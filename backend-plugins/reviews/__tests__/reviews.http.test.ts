import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type PublicReview = { _id: string; createdAt: string };

describe('GET /reviews', () => {
  it('lists reviews newest first, without their authors’ addresses', async () => {
    const { status, body } = await shop.request('GET', '/reviews');
    const reviews = body as PublicReview[];
    expect(status).toBe(200);
    expect(reviews.length).toBeGreaterThanOrEqual(6);
    for (const review of reviews) {
      expect(Object.keys(review).sort()).toEqual(['_id', 'createdAt', 'name', 'point', 'review']);
    }
    const times = reviews.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('answers as many as asked for', async () => {
    expect((await shop.request('GET', '/reviews?limit=2')).body).toHaveLength(2);
  });

  it.each(['0', '101', 'many'])('refuses a limit of %s', async (limit) => {
    expect((await shop.request('GET', `/reviews?limit=${limit}`)).status).toBe(422);
  });
});
