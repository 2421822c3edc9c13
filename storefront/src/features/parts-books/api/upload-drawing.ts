import { ApiError } from '@/lib/http/api-error';
import { uploadMeasured } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';
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
    throw new ApiError({ kind: 'parse', message: messages.bookFigures.notDecoded, cause });
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
