import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '@harrow/plugin-kit';
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
  constructor(
    private readonly services: Services & Record<string, unknown>,
    options?: Record<string, unknown>,
  ) {
    super(services, options);
  }

  /** Stores an image; `delete` takes its `key`. Throws `invalid_data` with the reason. */
  async upload(file: UploadedFile): Promise<FileServiceUploadResult> {
    try {
      const { key, image } = await this.services.imageService.save(await readUploaded(file));
      return { url: image.url, key };
    } catch (error) {
      await rm(file.path, { force: true }); // the engine removes it only on success
      throw toEngineError(error);
    }
  }

  /** Removes an image, or the file of an export. */
  async delete({ fileKey }: { fileKey: string }): Promise<void> {
    await (
      isPrivateName(fileKey) ? this.services.privateFileService : this.services.imageService
    ).remove(fileKey);
  }

  /** Opens the file of an export; its name here is only made of the kind of the export. */
  async getUploadStreamDescriptor({
    name,
  }: UploadStreamDescriptorType): Promise<FileServiceGetUploadStreamResult> {
    const type = EXPORT_TYPES.find((known) => path.posix.basename(name).startsWith(`${known}-`));
    if (!type) return await refuse();
    const file = await asEngine(this.services.privateFileService.create(type));
    const promise = asEngine(file.done);
    promise.catch(() => undefined); // an export that has failed never waits for it
    return { writeStream: file.stream, promise, url: '', fileKey: file.name };
  }

  /** Returns a link to the file of an export, for staff only and for a few minutes. */
  async getPresignedDownloadUrl({ fileKey }: { fileKey: string }): Promise<string> {
    return await asEngine(this.services.privateFileService.linkTo(fileKey));
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
