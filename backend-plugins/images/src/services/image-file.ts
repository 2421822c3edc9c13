import { readFile, rm, stat } from 'node:fs/promises';
import { isErrorOfType } from '@harrow/http';
import { AbstractFileService } from '@medusajs/medusa';
import type { FileServiceUploadResult } from '@medusajs/types';
import { MedusaError } from '@medusajs/utils';
import { LARGEST_FILE, tooLarge } from '../lib/image-refusal';
import type ImageService from './image';

type Container = Record<string, unknown> & { imageService: ImageService };

/** What the engine hands over: a form's file that it has written to the disk. */
type UploadedFile = { path: string };

async function readUploaded({ path }: UploadedFile): Promise<Buffer> {
  if ((await stat(path)).size > LARGEST_FILE) throw tooLarge();
  return await readFile(path);
}

/** The engine tells staff the messages of its own types of errors only. */
function toEngineError(error: unknown): MedusaError {
  const { INVALID_DATA, UNEXPECTED_STATE } = MedusaError.Types;
  const type = isErrorOfType(error, 'unavailable') ? UNEXPECTED_STATE : INVALID_DATA;
  return new MedusaError(type, error instanceof Error ? error.message : String(error));
}

/**
 * The engine's `fileService`: what staff upload in the stock admin is checked, rendered and kept as
 * everyone else's pictures are. Other files, such as exports, have no place in it.
 */
export default class ImageFileService extends AbstractFileService {
  private readonly images: ImageService;

  constructor(container: Container, options?: Record<string, unknown>) {
    super(container, options);
    this.images = container.imageService;
  }

  /** Stores a picture; `key` is what `delete` takes. Throws `invalid_data` with what is wrong. */
  async upload(file: UploadedFile): Promise<FileServiceUploadResult> {
    try {
      const { key, image } = await this.images.save(await readUploaded(file));
      return { url: image.url, key };
    } catch (error) {
      await rm(file.path, { force: true }); // the engine removes it after a success only
      throw toEngineError(error);
    }
  }

  async delete({ fileKey }: { fileKey: string }): Promise<void> {
    await this.images.remove(fileKey);
  }

  async uploadProtected({ path }: UploadedFile): Promise<never> {
    await rm(path, { force: true });
    return picturesOnly();
  }

  getUploadStreamDescriptor(): Promise<never> {
    return picturesOnly();
  }

  getDownloadStream(): Promise<never> {
    return picturesOnly();
  }

  getPresignedDownloadUrl(): Promise<never> {
    return picturesOnly();
  }
}

const picturesOnly = () =>
  Promise.reject(
    new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'This shop keeps pictures only, no other files.',
    ),
  );
