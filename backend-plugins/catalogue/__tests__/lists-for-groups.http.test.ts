import { DataSource } from 'typeorm';
import { priceLists } from '@harrow/testing/price-lists';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { TestProduct } from '@harrow/testing/shop';

const shop = useSharedShop();
const lists = priceLists(shop);

/** Creates a product that costs 10, and a list that sells it for 6 to new groups. */
async function makeList(groupCount = 1) {
  const product = await shop.product({ price: 10 });
  const groups: string[] = [];
  while (groups.length < groupCount) groups.push(await lists.group([]));
  const customer_groups = groups.map((id) => ({ id }));
  return {
    product,
    groups,
    list: await lists.create([{ product, amount: 600 }], { customer_groups }),
  };
}

/** Returns the price of one piece for everyone. */
const priceForEveryone = async ({ id }: TestProduct): Promise<unknown> => {
  const { body } = await shop.request('GET', `/services/${id}/price-steps`);
  return (body as { data: { price: number }[] }).data[0]?.price;
};

const groupsOf = async (list: string): Promise<string[]> => {
  const rows = await shop.sql<{ id: string }>(
    'SELECT customer_group_id AS id FROM price_list_customer_groups WHERE price_list_id = $1',
    [list],
  );
  return rows.map(({ id }) => id).sort();
};

const inEffect = async (list: string) =>
  (await shop.sql('SELECT FROM price_list_in_effect WHERE price_list_id = $1', [list])).length > 0;

const REFUSED = {
  ...{
    code: '23001',
    message: expect.stringMatching(/^The price list “.+” is for this group alone/) as unknown,
  },
  hint: 'Remove that list first, or give it another group.',
};

const deleteGroups = (ids: string[]) =>
  `DELETE FROM customer_group WHERE id IN (${ids.map((id) => `'${id}'`).join(', ')})`;

/** The ways to delete all groups of a list, each in one transaction. */
const ways: [string, number, (list: string, groups: string[]) => string][] = [
  ['its only group', 1, (_, groups) => deleteGroups(groups)],
  ['all its groups in one statement', 3, (_, groups) => deleteGroups(groups)],
  [
    'one of its groups after the other',
    2,
    (_, groups) => groups.map((id) => deleteGroups([id])).join(';'),
  ],
  [
    'its groups once it is taken from them',
    2,
    (list, groups) =>
      `DELETE FROM price_list_customer_groups WHERE price_list_id = '${list}'; ${deleteGroups(groups)}`,
  ],
  [
    'its groups by staff',
    1,
    (_, groups) => `SELECT set_config('harrow.actor', 'usr_1', true); ${deleteGroups(groups)}`,
  ],
];

describe('a price list for groups never becomes one for everyone', () => {
  it.each(ways)('by SQL that deletes %s', async (_, count, statements) => {
    const { product, groups, list } = await makeList(count);
    expect(await priceForEveryone(product)).toBe(10);
    await expect(shop.sql(statements(list, groups))).rejects.toMatchObject(REFUSED);
    expect(await groupsOf(list)).toEqual([...groups].sort());
    expect(await inEffect(list)).toBe(true);
    expect(await priceForEveryone(product)).toBe(10);
  });

  it('by two transactions that delete one of two groups each', async () => {
    const { product, groups, list } = await makeList(2);
    const source = await new DataSource({ type: 'postgres', url: shop.databaseUrl }).initialize();
    const [one, other] = [source.createQueryRunner(), source.createQueryRunner()];
    try {
      await one.query(`BEGIN; ${deleteGroups(groups.slice(0, 1))}`);
      await other.query(`BEGIN; ${deleteGroups(groups.slice(1))}`);
      await one.query('COMMIT');
      await expect(other.query('COMMIT')).rejects.toMatchObject(REFUSED);
    } finally {
      await Promise.all([one.release(), other.release()]);
      await source.destroy();
    }
    expect(await groupsOf(list)).toEqual(groups.slice(1));
    expect(await priceForEveryone(product)).toBe(10);
  });

  it('by a truncation', async () => {
    const { product, list } = await makeList();
    for (const table of ['customer_group', 'price_list_customer_groups']) {
      await expect(shop.sql(`TRUNCATE ${table} CASCADE`)).rejects.toMatchObject({ code: '23001' });
    }
    expect(await groupsOf(list)).toHaveLength(1);
    expect(await priceForEveryone(product)).toBe(10);
  });

  it('when it is restored after it was deleted, and then its group', async () => {
    const { product, groups, list } = await makeList();
    await shop.sql('UPDATE price_list SET deleted_at = now() WHERE id = $1', [list]);
    await shop.sql(deleteGroups(groups));
    await shop.sql('UPDATE price_list SET deleted_at = NULL WHERE id = $1', [list]);
    expect(await inEffect(list)).toBe(false);
    expect(await priceForEveryone(product)).toBe(10);
  });
});

describe('a group may be deleted', () => {
  it('while its list has another', async () => {
    const { product, groups, list } = await makeList(2);
    await shop.sql(deleteGroups(groups.slice(0, 1)));
    expect(await groupsOf(list)).toEqual(groups.slice(1));
    expect(await priceForEveryone(product)).toBe(10);
  });

  it('together with its list, in any order, and after its list was given another', async () => {
    const { groups, list } = await makeList();
    await shop.sql(`${deleteGroups(groups)}; DELETE FROM price_list WHERE id = '${list}'`);
    const next = await makeList();
    const other = await lists.group([]);
    await shop.sql(`${deleteGroups(next.groups)};
      INSERT INTO price_list_customer_groups VALUES ('${next.list}', '${other}')`);
    expect(await groupsOf(next.list)).toEqual([other]);
    expect(await priceForEveryone(next.product)).toBe(10);
  });
});

it('is for everyone once staff take the list from its groups, which remain', async () => {
  const { product, list } = await makeList();
  await lists.post(`/price-lists/${list}`, { customer_groups: [] });
  expect(await priceForEveryone(product)).toBe(6);
});
