import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import { imageHost } from '@/config/image-host';
import { describeError, toApiError } from '@/lib/http/api-error';
import { request } from '@/lib/http/shop-client';
import { messages } from '@/messages';
import type { Picture } from './picture-schema';

/** Long enough for a phone's photo over a slow rural connection; the user sees the progress. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** Hosts other than the shop's own need not say the size, or say it as text. */
const pixelsSchema = z.optional(z.coerce.number().check(z.int(), z.positive()));

const uploadedSchema = z.object({
  data: z.object({
    url: z.string().check(z.minLength(1)),
    width: pixelsSchema,
    height: pixelsSchema,
  }),
});

/** A picture on the image host, with the size in pixels that it has there, if the host says so. */
type UploadedPicture = z.infer<typeof uploadedSchema>['data'];

/**
 * Uploads a picture to the image host and resolves with its URL. `onProgress` receives the fraction
 * that has been sent, from 0 to 1. Throws `ApiError`.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  return (await uploadMeasured(file, onProgress)).url;
}

/** The same for a picture whose size matters. */
export async function uploadMeasured(
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const { url, isOwn } = imageHost();
  const body = new FormData();
  body.append('image', file);
  const { data } = await request('post', url, {
    auth: isOwn,
    body,
    transfer: {
      timeout: UPLOAD_TIMEOUT_MS,
      onUploadProgress: ({ loaded, total }: ProgressEvent) => onProgress(total && loaded / total),
    },
    schema: uploadedSchema,
  });
  return data;
}

/** The result of an upload. */
type Upload = { ok: true; url: string } | { ok: false; message: string };

/**
 * Uploads the picture of a form, unless it is already uploaded. A file is sent only once, however
 * often the form is submitted. `progress` is the uploaded fraction, or null if no upload is running.
 * Throws an `ApiError` if the session has ended.
 */
export function usePictureUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const sent = useRef<{ file: File; url: string } | null>(null);

  const upload = async (picture: Picture): Promise<Upload> => {
    if (!(picture instanceof File)) return { ok: true, url: picture ?? '' };
    if (sent.current?.file === picture) return { ok: true, url: sent.current.url };
    setProgress(0);
    try {
      const url = await uploadPicture(picture, setProgress);
      sent.current = { file: picture, url };
      return { ok: true, url };
    } catch (error) {
      // The form handles an ended session.
      if (toApiError(error).status === 401) throw error;
      return { ok: false, message: messages.pictures.notUploaded(describeError(error)) };
    } finally {
      setProgress(null);
    }
  };

  return { progress, upload };
}
