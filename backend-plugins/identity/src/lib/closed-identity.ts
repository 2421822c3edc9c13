import type { EntityManager } from 'typeorm';

/** Closed identities are kept as hashes: the uid of an erased person is not kept. */
const HASH = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`;

/** Closes an identity for ever: its tokens can no longer open an account. */
export async function closeIdentity(manager: EntityManager, uid: string): Promise<void> {
  const statement = `INSERT INTO closed_identity (uid_hash) VALUES (${HASH}) ON CONFLICT DO NOTHING`;
  await manager.query(statement, [uid]);
}

/** Tells whether the account of an identity has been erased. */
export async function isIdentityClosed(manager: EntityManager, uid: string): Promise<boolean> {
  const statement = `SELECT FROM closed_identity WHERE uid_hash = ${HASH}`;
  const found: unknown[] = await manager.query(statement, [uid]);
  return found.length > 0;
}
