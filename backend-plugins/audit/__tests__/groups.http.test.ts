import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@harrow/contract';
import { priceLists } from '@harrow/testing/price-lists';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const STAFF = 'admin@harrow.test';
const UMLAUTS = 'Bäckermühle Öhringen 🥨';

const shop = useSharedShop();
const lists = priceLists(shop);
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

/** Returns the entries with these words, newest first; as many as the header says. */
async function found(words: string): Promise<AuditEntry[]> {
  const path = `/audit?q=${encodeURIComponent(words)}`;
  const { status, body, headers } = await shop.request('GET', path, { token: admin.token });
  expect(status).toBe(200);
  const entries = body as AuditEntry[];
  expect(headers.get('x-total-count')).toBe(String(entries.length));
  return entries;
}

/** Returns the entries about something, newest first. */
const about = async (subject: string): Promise<AuditEntry[]> =>
  (await found(subject)).filter((entry) => entry.subject === subject);

const changesOf = async (subject: string, field: string) =>
  (await about(subject)).filter(({ before, after }) => field in { ...before, ...after });

/** Creates an empty group with a name that no other test has. */
async function makeGroup(name = UMLAUTS) {
  const group = { id: await lists.group([]), name: `${name} ${randomUUID()}` };
  await lists.post(`/customer-groups/${group.id}`, { name: group.name });
  return group;
}

const nameOf = ({ name, email }: Person) => `${name} (${email})`;

/** Stores customers without a session, and returns their ids. */
async function storeCustomers(count: number): Promise<string[]> {
  const rows = await shop.sql<{ id: string }>(
    `INSERT INTO customer (id, email, first_name, last_name)
     SELECT 'cus_' || gen_random_uuid(), gen_random_uuid() || '@farm.test', 'Jürgen 🌾', 'Größe ' || number
       FROM generate_series(1, ${count}) number RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

/** Runs statements as staff do by hand, in one transaction. */
const byHand = (statements: string) =>
  shop.sql(`SELECT set_config('harrow.actor', '${admin.id}', true); ${statements}`);

const asIds = (ids: string[]) => ({ customer_ids: ids.map((id) => ({ id })) });

const asGroups = (...groups: { id: string }[]) => groups.map(({ id }) => ({ id }));

describe('the customers of a group', () => {
  it('are recorded by name when staff add and remove them in the stock admin', async () => {
    const [group, ada, ben] = [await makeGroup(), await shop.customer(), await shop.customer()];
    const path = `/customer-groups/${group.id}/customers/batch`;
    await lists.post(path, asIds([ada.id, ben.id]));
    await lists.post(path, asIds([ada.id])); // is in the group already
    await lists.remove(path, asIds([ben.id]));
    const entry = { action: 'customer_group.updated', actor: STAFF, name: group.name };
    const entries = await changesOf(group.id, 'customers');
    expect(entries).toMatchObject([
      { ...entry, before: { customers: [nameOf(ben)] }, after: null },
      { ...entry, before: null },
    ]);
    const added = entries[1]?.after?.customers as string[];
    expect([...added].sort()).toEqual([nameOf(ada), nameOf(ben)].sort());
  });

  it('are recorded by the group when staff change the groups of a customer', async () => {
    const [former, latter, ada] = [await makeGroup(), await makeGroup(), await shop.customer()];
    for (const group of [former, latter]) {
      await lists.post(`/customers/${ada.id}`, { groups: asGroups(group) });
    }
    const customers = [nameOf(ada)];
    expect(await changesOf(former.id, 'customers')).toMatchObject([
      { actor: STAFF, name: former.name, before: { customers } },
      { actor: STAFF, name: former.name, after: { customers } },
    ]);
    expect(await changesOf(latter.id, 'customers')).toMatchObject([
      { actor: STAFF, name: latter.name, after: { customers } },
    ]);
  });

  it('are one entry, however many come into the group at once', async () => {
    const [group, ids] = [await makeGroup(), await storeCustomers(500)];
    await lists.post(`/customer-groups/${group.id}/customers/batch`, asIds(ids));
    const entries = await changesOf(group.id, 'customers');
    const names = entries.map(({ after }) => after?.customers as string[]);
    expect(names.map((each) => new Set(each).size)).toEqual([500]);
    expect(names[0]).toContainEqual(expect.stringMatching(/^Jürgen 🌾 Größe 77 \(.+@farm.test\)$/));
  });

  it('are recorded by SQL, each once, under those who say that they act', async () => {
    const [group, other, ids] = [await makeGroup(), await makeGroup(), await storeCustomers(1100)];
    const members = `SELECT '${group.id}', id FROM unnest(ARRAY['${ids.join(`','`)}']) id`;
    await byHand(
      `INSERT INTO customer_group_customers (customer_group_id, customer_id) ${members}`,
    );
    const added = await changesOf(group.id, 'customers');
    const names = added.map(({ after }) => after?.customers as string[]);
    expect(names.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(new Set(names.flat()).size).toBe(1100);
    expect(new Set(added.map(({ actor }) => actor))).toEqual(new Set([admin.email]));
    await byHand(`UPDATE customer_group_customers SET customer_group_id = '${other.id}'
                   WHERE customer_id IN ('${ids[0]}', '${ids[1]}')`);
    await byHand(`UPDATE customer_group_customers SET customer_group_id = customer_group_id`);
    const [left, ...earlier] = await changesOf(group.id, 'customers');
    expect(earlier).toEqual(added);
    expect(left).toMatchObject({ name: group.name, after: null });
    expect(left?.before?.customers).toHaveLength(2);
    expect(await changesOf(other.id, 'customers')).toMatchObject([
      { name: other.name, before: null, after: left?.before },
    ]);
  });

  it('keep their names in the entries of a group or a customer that is deleted', async () => {
    const [group, ada, ben] = [await makeGroup(), await shop.customer(), await shop.customer()];
    const path = `/customer-groups/${group.id}`;
    await lists.post(`${path}/customers/batch`, asIds([ada.id, ben.id]));
    await byHand(`DELETE FROM shop_account WHERE customer_id = '${ben.id}';
                  DELETE FROM customer WHERE id = '${ben.id}'`);
    await lists.remove(path);
    expect(await about(group.id)).toMatchObject([
      { action: 'customer_group.deleted', actor: STAFF, name: group.name, after: null },
      { actor: STAFF, name: group.name, before: { customers: [nameOf(ada)] } },
      { actor: admin.email, name: group.name, before: { customers: [nameOf(ben)] } },
      ...[{}, {}, {}], // members, name, group
    ]);
  });

  it('are found by their names and emails', async () => {
    const [group, ada, ben] = [await makeGroup(), await shop.customer(), await shop.customer()];
    const path = `/customer-groups/${group.id}/customers/batch`;
    await lists.post(path, asIds([ada.id, ben.id]));
    await lists.remove(path, asIds([ben.id]));
    expect(await found(ada.email.toUpperCase())).toMatchObject([{ subject: group.id }]);
    expect(await found(nameOf(ben))).toMatchObject([
      { subject: group.id, before: { customers: [nameOf(ben)] } },
      { subject: group.id, before: null },
    ]);
    expect(await found(ada.email.replace('@', '_'))).toEqual([]);
  });

  it('leave no entry where no one of staff acts', async () => {
    const [group, [id]] = [await makeGroup(), await storeCustomers(1)];
    await shop.sql(`INSERT INTO customer_group_customers VALUES ($1, $2)`, [group.id, id]);
    await shop.sql(`DELETE FROM customer WHERE id = $1`, [id]);
    expect(await changesOf(group.id, 'customers')).toEqual([]);
  });
});

describe('a price list', () => {
  it('is recorded with all the groups that it was and is for', async () => {
    const [group, other] = [await makeGroup('Bäcker 🥨'), await makeGroup('Höfe 🌾')];
    const list = await lists.create([], { name: 'Frühling 🌱', customer_groups: asGroups(group) });
    const path = `/price-lists/${list}`;
    await lists.post(path, { customer_groups: asGroups(group, other) });
    await lists.remove(`/customer-groups/${group.id}`);
    await lists.post(path, { customer_groups: [] });
    await byHand(`INSERT INTO price_list_customer_groups (price_list_id, customer_group_id)
                  VALUES ('${list}', '${other.id}')`);
    const entry = { action: 'price_list.updated', actor: STAFF, name: 'Frühling 🌱' };
    const sets = [[], [group.name], [group.name, other.name], [other.name], [], [other.name]];
    const steps = sets.slice(1).map((after, index) => ({
      ...{ ...entry, actor: index === 4 ? admin.email : STAFF },
      ...{ before: { customer_groups: sets[index] }, after: { customer_groups: after } },
    }));
    expect(await changesOf(list, 'customer_groups')).toMatchObject(steps.reverse());
  });

  it('is recorded with its name, type, state and times, and what goes with it', async () => {
    const [product, group] = [await shop.product(), await makeGroup()];
    const former = { name: 'Frühling 🌱', type: 'sale', status: 'active' };
    const list = await lists.create([{ product, amount: 850 }], {
      ...{ ...former, customer_groups: asGroups(group) },
    });
    const latter = { name: 'Sommer ☀️', type: 'override', status: 'draft' };
    const times = { starts_at: '2030-01-01T00:00:00Z', ends_at: '2031-01-01T00:00:00Z' };
    await lists.post(`/price-lists/${list}`, { ...latter, ...times });
    await lists.remove(`/price-lists/${list}`);
    const shown = { starts_at: '2030-01-01T00:00:00+00:00', ends_at: '2031-01-01T00:00:00+00:00' };
    const entries = await about(list);
    const [deleted, ...parts] = entries.slice(0, 3);
    expect(deleted).toMatchObject({
      ...{ action: 'price_list.deleted', actor: STAFF, name: latter.name, after: null },
      before: { ...latter, ...shown },
    });
    for (const part of parts) expect(part).toMatchObject({ actor: STAFF, name: latter.name });
    const before = parts.map((part) => part.before);
    expect(before).toContainEqual({ customer_groups: [group.name] });
    expect(before).toContainEqual({ product: product.name, amount: 8.5 });
    expect(entries[3]).toMatchObject({
      ...{ action: 'price_list.updated', actor: STAFF, name: latter.name },
      ...{ before: { ...former, starts_at: null, ends_at: null }, after: { ...latter, ...shown } },
    });
    expect(entries.at(-1)).toMatchObject({ action: 'price_list.created', after: former });
  });

  it('that is soft-deleted by SQL is recorded as deleted', async () => {
    const list = await lists.create([], { name: 'Herbst 🍂' });
    await byHand(`UPDATE price_list SET deleted_at = now() WHERE id = '${list}'`);
    const [deleted] = await about(list);
    expect(deleted).toMatchObject({ action: 'price_list.deleted', actor: admin.email });
    expect(deleted?.before).toMatchObject({ name: 'Herbst 🍂', status: 'active' });
  });
});
