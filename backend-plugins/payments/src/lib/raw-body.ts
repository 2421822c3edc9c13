import { type Request, type RequestHandler, type Response, raw } from 'express';

/** The provider's signature covers the raw bytes of an event, whatever its media type. */
const readRaw: RequestHandler = raw({ type: () => true, limit: '512kb', inflate: false });

/** Reads the bytes of a body; none if there is no body. Rejects if it is too large. */
export async function readRawBody(req: Request, res: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    readRaw(req, res, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  const body: unknown = req.body; // {} without a body
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
