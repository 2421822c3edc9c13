import { importProducts } from '@harrow/contract';
import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { readFile } from '../../../lib/table-file';
import type ProductImportService from '../../../services/product-import';

/** Maximum time in which an import must answer before its connection is closed. */
const MAX_ANSWER_MS = 600_000;

export const POST = handle(importProducts, async ({ caller, query, req, res, scope }) => {
  const imports = scope.resolve<ProductImportService>('productImportService');
  const { dryRun } = query;
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const file = await readFile(req);
  res.setTimeout(MAX_ANSWER_MS);
  return await imports.run(file, { dryRun, actor: caller.email, key });
});
