import { useRef, useState } from 'react';
import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import type { Picture } from '@/lib/pictures/picture-schema';
import { uploadPicture } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';

/** How an upload ended. */
export type Upload = { ok: true; url: string } | { ok: false; message: string };

/**
 * Uploads the picture of a form; one that is uploaded already is left alone, and one file is sent
 * once, however often the form is. `progress` is the share sent, or null when nothing is on its way.
 * Throws an `ApiError` where the session is over.
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
      // Which is the form's own matter, and not the picture's.
      if (toApiError(error).status === 401) throw error;
      return { ok: false, message: messages.pictures.notUploaded(describeError(error)) };
    } finally {
      setProgress(null);
    }
  };

  return { progress, upload };
}
