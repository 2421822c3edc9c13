import { createHash } from 'node:crypto';
import { noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { StoredImage } from '@harrow/contract';
import { inTurn } from '../lib/upload-limits';
import {
  IMAGE_SIZES,
  imageName,
  type ImageSize,
  isImageKey,
  isImageName,
  MAX_IMAGE_WIDTH,
} from '../lib/image-name';
import type { ImageStorage } from '../lib/image-storage';
import { openStorage } from '../lib/open-storage';
import { renderApart } from '../lib/render-apart';

/** Stores and serves uploaded images. Only the rendered files are kept, never the originals. */
export default class ImageService {
  private readonly storage: ImageStorage;
  private readonly baseUrl: string;
  /** One at a time, so that the machine needs memory for only one image. */
  private readonly render = inTurn();

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    const { storage, baseUrl } = openStorage(options, services.logger);
    this.storage = storage;
    this.baseUrl = baseUrl;
  }

  /**
   * Checks, renders and stores a file. The same file always gets the same URLs. Throws
   * `unsupported_media_type`, `invalid_body`, or `unavailable` if the storage fails. Records the customer who
   * uploaded it, if any.
   */
  async save(bytes: Buffer, customerId?: string): Promise<{ key: string; image: StoredImage }> {
    const { width, height, renditions } = await this.render(() => renderApart(bytes));
    const key = createHash('sha256').update(bytes).digest('hex');
    const files = renditions.map(({ size, bytes }) => ({ name: imageName(key, size), bytes }));
    if (customerId !== undefined) {
      await this.services.manager.query(
        'INSERT INTO image_upload (image_key, customer_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [key, customerId],
      );
    }
    await this.access('write', this.storage.write(files));
    const variants = renditions.map(({ size, width, height }) => ({
      url: this.urlOf(key, size),
      width,
      height,
    }));
    return { key, image: { url: this.urlOf(key), width, height, variants } };
  }

  /** Returns the address of a size of an image, the largest by default. */
  urlOf(key: string, size: ImageSize = MAX_IMAGE_WIDTH): string {
    return `${this.baseUrl}/${imageName(key, size)}`;
  }

  /** Returns the file with this name. Throws `not_found`. */
  async read(name: string): Promise<Buffer> {
    const bytes = isImageName(name) && (await this.access('read', this.storage.read(name)));
    if (!bytes) throw noSuch('image');
    return bytes;
  }

  /** Removes all sizes of an image, even if it is in use. Throws `not_found`. */
  async remove(key: string): Promise<void> {
    if (!isImageKey(key)) throw noSuch('image');
    for (const size of IMAGE_SIZES) {
      await this.access('remove', this.storage.remove(imageName(key, size)));
    }
  }

  private async access<T>(verb: string, operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (cause) {
      this.services.logger.error(`Cannot ${verb} an image: ${String(cause)}`);
      throw new ShopError('unavailable', 'Images are unavailable. Try again in a moment.', {
        retryAfterSeconds: 60,
        cause,
      });
    }
  }
}
