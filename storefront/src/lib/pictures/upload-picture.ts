import { z } from 'zod/mini';
import { imageHost } from '@/config/image-host';
import { request } from '@/lib/http/shop-client';

/** A phone's photo on a village's line takes a while; how it goes on is seen. */
const PATIENCE_MS = 180_000;

const uploadedSchema = z.object({ data: z.object({ url: z.string().check(z.minLength(1)) }) });

/**
 * Uploads a picture to the image host and resolves with its address. `onProgress` is told the share
 * that has been sent, from 0 to 1. Throws `ApiError`.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const { url, isOwn } = imageHost();
  const body = new FormData();
  body.append('image', file);
  const { data } = await request('POST', url, {
    auth: isOwn,
    body,
    transfer: {
      timeout: PATIENCE_MS,
      onUploadProgress: ({ loaded, total }: ProgressEvent) => onProgress(total && loaded / total),
    },
    schema: uploadedSchema,
  });
  return data.url;
}
