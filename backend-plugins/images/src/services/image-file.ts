import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AbstractFileService } from '@medusajs/medusa';
import type {
  FileServiceGetUploadStreamResult,
  FileServiceUploadResult,
  UploadStreamDescriptorType,
} from '@medusajs/types';
import { MedusaError } from '@medusajs/utils';
import { asEngine, toEngineError } from '../lib/engine-error';
import { MAX_FILE_SIZE, tooLarge } from '../lib/image-refusal';
import { EXPORT_TYPES, isPrivateName } from '../lib/private-name';
import type ImageService from './image';
import type PrivateFileService from './private-file';

type Container = Record<string, unknown> & {
  imageService: ImageService;
  privateFileService: PrivateFileService;
};

/** A form file that the engine has written to disk. */
type UploadedFile = { path: string };

async function readUploaded({ path }: UploadedFile): Promise<Buffer> {
  if ((await stat(path)).size > MAX_FILE_SIZE) throw tooLarge();
  return await readFile(path);
}

/**
 * The engine's `fileService`: images that staff upload in the stock admin are checked, rendered and
 * stored like all others, and the tables that it exports become private files. It takes no tables.
 */
export default class ImageFileService extends AbstractFileService {
  private readonly images: ImageService;
  private readonly privateFiles: PrivateFileService;

  constructor(container: Container, options?: Record<string, unknown>) {
    super(container, options);
    this.images = container.imageService;
    this.privateFiles = container.privateFileService;
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

  /** Removes an image, or the file of an export. */
  async delete({ fileKey }: { fileKey: string }): Promise<void> {
    await (isPrivateName(fileKey) ? this.privateFiles : this.images).remove(fileKey);
  }

  /** Opens the file of an export; its name here is only made of the kind of the export. */
  async getUploadStreamDescriptor({
    name,
  }: UploadStreamDescriptorType): Promise<FileServiceGetUploadStreamResult> {
    const type = EXPORT_TYPES.find((known) => path.posix.basename(name).startsWith(`${known}-`));
    if (!type) return await refuse();
    const file = await asEngine(this.privateFiles.create(type));
    const promise = asEngine(file.done);
    promise.catch(() => undefined); // an export that has failed never waits for it
    return { writeStream: file.stream, promise, url: '', fileKey: file.name };
  }

  /** Returns a link to the file of an export, for staff only and for a few minutes. */
  async getPresignedDownloadUrl({ fileKey }: { fileKey: string }): Promise<string> {
    return await asEngine(this.privateFiles.linkTo(fileKey));
  }

  async uploadProtected({ path }: UploadedFile): Promise<never> {
    await rm(path, { force: true });
    return await refuse();
  }

  getDownloadStream(): Promise<never> {
    return refuse();
  }
}

const refuse = () =>
  Promise.reject(
    new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'This shop stores images and its own exports, no other files.',
    ),
  );
