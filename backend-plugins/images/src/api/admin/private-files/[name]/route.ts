import { pipeline } from 'node:stream/promises';
import { parseParameters, servicesOf } from '@harrow/plugin-kit';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import { savedName } from '../../../../lib/private-name';

const proofSchema = z.object({ expires: z.string().max(20), signature: z.string().max(100) });

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends the file of a link of `POST /admin/uploads/download-url`; the engine authenticates staff. */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const name = String(req.params.name);
  const handle = await servicesOf(req.scope).privateFileService.open(
    name,
    parseParameters(proofSchema, req.query),
  );
  const { size } = await handle.stat();
  res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${savedName(name)}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  try {
    await pipeline(handle.createReadStream(), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
};
