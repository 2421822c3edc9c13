import pg from 'pg';
import { useSharedShop } from '@harrow/testing/shared-shop';

const shop = useSharedShop();
beforeAll(async () => {
  await shop.product(); // the stock admin makes it
});

const REFUSED = { code: '42501' }; // insufficient_privilege

const attempts = [
  ['an update', `UPDATE audit_entry SET actor = 'nobody@harrow.test'`],
  [
    'an update of one entry',
    `UPDATE audit_entry SET after = NULL WHERE action = 'product.created'`,
  ],
  ['a deletion', 'DELETE FROM audit_entry'],
  ['a truncation', 'TRUNCATE audit_entry'],
  [
    'an insertion that updates',
    `INSERT INTO audit_entry (id, actor_id, actor, action, subject, name) OVERRIDING SYSTEM VALUE
     SELECT id, actor_id, actor, action, subject, name FROM audit_entry
     ON CONFLICT (id) DO UPDATE SET actor = 'nobody@harrow.test'`,
  ],
];

const entries = () => shop.sql('SELECT * FROM audit_entry ORDER BY id');

describe('the history', () => {
  it.each(attempts)('refuses %s by the role of the shop', async (_, statement) => {
    const before = await entries();
    expect(before.length).toBeGreaterThan(0);
    await expect(shop.sql(statement)).rejects.toMatchObject(REFUSED);
    expect(await entries()).toEqual(before);
  });

  it('leaves the role of the shop the rights to read and add alone', async () => {
    const rights = await shop.sql(
      `SELECT privilege_type AS right FROM information_schema.table_privileges
        WHERE table_name = 'audit_entry' AND grantee = current_user ORDER BY 1`,
    );
    expect(rights).not.toContainEqual({ right: 'UPDATE' });
    expect(rights).not.toContainEqual({ right: 'DELETE' });
    expect(rights).not.toContainEqual({ right: 'TRUNCATE' });
    expect(rights).toContainEqual({ right: 'INSERT' });
  });

  it('refuses changes in a session that skips triggers', async () => {
    const client = new pg.Client(shop.databaseUrl);
    await client.connect();
    try {
      await client.query('SET session_replication_role = replica');
      await expect(client.query('DELETE FROM audit_entry')).rejects.toMatchObject(REFUSED);
    } finally {
      await client.end();
    }
  });
});
