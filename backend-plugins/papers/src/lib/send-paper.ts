import type { MedusaResponse } from '@medusajs/medusa';

/** A paper as a file. */
export type PaperFile = { number: string; name: string; bytes: Buffer };

/** Sets the file name for display in the browser, and returns the bytes. */
export function sendPaper(res: MedusaResponse, { name, bytes }: PaperFile): Buffer {
  res.set('Content-Disposition', `inline; filename="${name}"`);
  return bytes;
}
