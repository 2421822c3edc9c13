import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Person, Shop, TestProduct } from './shop.ts';

/** An amount of a price list, in the smallest unit of the shop's currency. */
type ListedAmount = {
  product: TestProduct;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

const madeList = z.object({ price_list: z.object({ id: z.string() }) });
const madeGroup = z.object({ customer_group: z.object({ id: z.string() }) });
const step = z.strictObject({ quantity: z.number(), price: z.number() });
const page = z.object({ priceSteps: z.array(step) });

export type Step = z.infer<typeof step>;

/** The amounts as the stock admin sends them. */
export const asPrices = (amounts: ListedAmount[]) =>
  amounts.map(({ product: { variantId }, ...amount }) => ({
    ...{ currency_code: 'usd', variant_id: variantId },
    ...amount,
  }));

/** The calls of the stock admin for price lists and customer groups, which must succeed. */
export const priceLists = (shop: Shop) => {
  const press = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const staff = await shop.stockAdmin();
    const answer = await staff.request(method, path, { body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  const post = (path: string, body: unknown) => press('POST', path, body);
  return {
    post,
    remove: (path: string, body?: unknown) => press('DELETE', path, body),
    /** Creates an active price list and returns its id. */
    async create(amounts: ListedAmount[], changes: object = {}): Promise<string> {
      const list = {
        ...{ name: `List ${randomUUID()}`, description: 'For a test.', type: 'sale' },
        ...{ status: 'active', prices: asPrices(amounts) },
        ...changes,
      };
      return madeList.parse(await post('/price-lists', list)).price_list.id;
    },
    /** Creates a group of customers and returns its id. */
    async group(members: Person[]): Promise<string> {
      const made = await post('/customer-groups', { name: `Group ${randomUUID()}` });
      const { id } = madeGroup.parse(made).customer_group;
      const customers = { customer_ids: members.map((member) => ({ id: member.id })) };
      await post(`/customer-groups/${id}/customers/batch`, customers);
      return id;
    },
    /** Returns the steps on the page of a product, which takes one request. */
    async shownSteps({ id }: TestProduct): Promise<Step[]> {
      const [product] = await shop.sql<{ handle: string }>(
        'SELECT handle FROM product WHERE id = $1',
        [id],
      );
      const { body } = await shop.request('GET', `/products/${product?.handle ?? ''}`);
      return page.parse(body).priceSteps;
    },
  };
};

export type PriceLists = ReturnType<typeof priceLists>;
