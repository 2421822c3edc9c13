import { MAX_PRODUCT_IMAGES } from '@harrow/contract';
import { useRef, useState } from 'react';
import { describeError } from '@/lib/http/api-error';
import { pictureProblem } from '@/lib/pictures/picture-schema';
import { uploadPicture } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';

const pictures = messages.pictures;

/** A picture that is not on the image host yet. */
export interface PictureUpload {
  id: number;
  file: File;
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  /** Why it was not uploaded; null while it may be. */
  problem: string | null;
  /** Whether trying again may help: it is a picture of the right size. */
  isFit: boolean;
}

/** The list of pictures to which uploads are added. */
interface PictureList {
  read: () => readonly string[];
  write: (urls: string[]) => void;
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/**
 * Uploads the pictures of a product as soon as they are chosen, one after the other. One that fails stays with
 * the reason until it is tried again or dismissed, and the others go on.
 */
export function usePictureUploads(list: PictureList) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [isAwaited, setAwaited] = useState(false);
  const queue = useRef(Promise.resolve());
  const counted = useRef({ lastId: 0, forgottenId: 0, running: 0, failed: 0 });

  const change = (id: number, changes: Partial<PictureUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const dismiss = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  const send = async (id: number, file: File) => {
    try {
      const url = await uploadPicture(file, (share) => change(id, { share }));
      if (id <= counted.current.forgottenId) return;
      // the same picture twice is one
      list.write([...new Set([...list.read(), url])]);
      dismiss(id);
    } catch (error) {
      counted.current.failed += 1;
      change(id, { problem: pictures.notUploaded(describeError(error)) });
    } finally {
      counted.current.running -= 1;
    }
  };

  const start = (id: number, file: File) => {
    counted.current.running += 1;
    queue.current = queue.current.then(() => send(id, file));
  };

  return {
    uploads,
    /** Whether the form waits for them. */
    isAwaited,
    isRunning: uploads.some(({ problem }) => problem === null),
    add: (files: readonly File[]) => {
      for (const file of files) {
        const isFull = list.read().length + counted.current.running >= MAX_PRODUCT_IMAGES;
        const problem = isFull ? pictures.tooMany(MAX_PRODUCT_IMAGES) : pictureProblem(file);
        const id = (counted.current.lastId += 1);
        const isFit = problem === null;
        setUploads((all) => [...all, { id, file, share: 0, problem, isFit }]);
        if (isFit) start(id, file);
      }
    },
    retry: ({ id, file }: PictureUpload) => {
      change(id, { share: 0, problem: null });
      start(id, file);
    },
    dismiss,
    /** Leaves out all pictures that are not uploaded yet. */
    forget: () => {
      counted.current.forgottenId = counted.current.lastId;
      setUploads([]);
    },
    /** Waits for the uploads that run, and tells whether all of them succeeded. */
    settled: async (): Promise<boolean> => {
      const { failed } = counted.current;
      setAwaited(counted.current.running > 0);
      while (counted.current.running > 0) await queue.current;
      setAwaited(false);
      return counted.current.failed === failed;
    },
  };
}
