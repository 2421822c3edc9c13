import { importProducts } from '@harrow/contract';
import { handle, readFile, readIdempotencyKey } from '@harrow/plugin-kit';

/** Maximum time in which an import must answer before its connection is closed. */
const MAX_ANSWER_MS = 600_000;

export const POST = handle(importProducts, async ({ caller, query, req, res, services }) => {
  const { dryRun } = query;
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const file = await readFile(req);
  res.setTimeout(MAX_ANSWER_MS);
  return await services.productImportService.run(file, { dryRun, actor: caller.email, key });
});
