import { createHash } from 'node:crypto';
import { ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

const SELECT_OTHER = 'SELECT FROM product_import WHERE key = $1 AND file_hash <> $2';

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** Throws `invalid_body` (`idempotency_key_reused`) if the import with this key had another file. */
export async function requireSameFile(
  manager: EntityManager,
  key: string | null,
  fileHash: string,
): Promise<void> {
  const others: unknown[] = await manager.query(SELECT_OTHER, [key, fileHash]);
  if (others.length === 0) return;
  const message = 'This Idempotency-Key was used with another file.';
  throw new ShopError('invalid_body', message, {
    code: 'idempotency_key_reused',
    fields: { 'Idempotency-Key': message },
  });
}
