import { readFile, rm, stat } from 'node:fs/promises';
import { isErrorOfType } from '@harrow/plugin-kit';
import { AbstractFileService } from '@medusajs/medusa';
import type { FileServiceUploadResult } from '@medusajs/types';
import { MedusaError } from '@medusajs/utils';
import { MAX_FILE_SIZE, tooLarge } from '../lib/image-refusal';
import type ImageService from './image';

type Container = Record<string, unknown> & { imageService: ImageService };

/** A form file that the engine has written to disk. */
type UploadedFile = { path: string };

async function readUploaded({ path }: UploadedFile): Promise<Buffer> {
  if ((await stat(path)).size > MAX_FILE_SIZE) throw tooLarge();
  return await readFile(path);
}

/** Converts the error, because the engine hides the messages of foreign error types from staff. */
function toEngineError(error: unknown): MedusaError {
  const { INVALID_DATA, UNEXPECTED_STATE } = MedusaError.Types;
  const type = isErrorOfType(error, 'unavailable') ? UNEXPECTED_STATE : INVALID_DATA;
  return new MedusaError(type, error instanceof Error ? error.message : String(error));
}

/**
 * The engine's `fileService`: images that staff upload in the stock admin are checked, rendered and
 * stored like all others. Other files, such as exports, are not supported.
 */
export default class ImageFileService extends AbstractFileService {
  private readonly images: ImageService;

  constructor(container: Container, options?: Record<string, unknown>) {
    super(container, options);
    this.images = container.imageService;
  }

  /** Stores an image; `delete` takes its `key`. Throws `invalid_data` with the reason. */
  async upload(file: UploadedFile): Promise<FileServiceUploadResult> {
    try {
      const { key, image } = await this.images.save(await readUploaded(file));
      return { url: image.url, key };
    } catch (error) {
      await rm(file.path, { force: true }); // the engine removes it only on success
      throw toEngineError(error);
    }
  }

  async delete({ fileKey }: { fileKey: string }): Promise<void> {
    await this.images.remove(fileKey);
  }

  async uploadProtected({ path }: UploadedFile): Promise<never> {
    await rm(path, { force: true });
    return imagesOnly();
  }

  getUploadStreamDescriptor(): Promise<never> {
    return imagesOnly();
  }

  getDownloadStream(): Promise<never> {
    return imagesOnly();
  }

  getPresignedDownloadUrl(): Promise<never> {
    return imagesOnly();
  }
}

const imagesOnly = () =>
  Promise.reject(
    new MedusaError(MedusaError.Types.NOT_ALLOWED, 'This shop stores images only, no other files.'),
  );
