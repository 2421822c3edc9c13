import { ApiError } from '@/lib/http/api-error';
import { uploadMeasured } from '@/lib/pictures/upload-picture';
import type { Drawing } from '../hooks/use-figure-edit';

/** Uploads a drawing, and returns it with its size on the image host. Throws `ApiError`. */
export async function uploadDrawing(
  file: File,
  onProgress: (share: number) => void,
): Promise<Drawing> {
  const { url, width, height } = await uploadMeasured(file, onProgress);
  return { url, ...(width && height ? { width, height } : await sizeOf(url)) };
}

async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    const message = 'The image host named no size, and the picture cannot be decoded.';
    throw new ApiError({ kind: 'parse', message, cause });
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
