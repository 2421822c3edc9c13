import type { FileHandle } from 'node:fs/promises';
import type { PassThrough } from 'node:stream';
import { retention } from '@harrow/contract';
import { type Services, ShopError } from '@harrow/plugin-kit';
import { privateFilesSchema } from '../lib/options';
import { type ExportType, isPrivateName, privateName } from '../lib/private-name';
import { isFileError, PrivateFileTooLarge, PrivateStorage } from '../lib/private-storage';
import { isExpired, type LinkProof, LinkSigner } from '../lib/signed-link';

/** As long as the stock admin says that it keeps the file of an export. */
const { exportHours: RETENTION_HOURS } = retention;

const noSuchFile = () =>
  new ShopError(
    'not_found',
    `There is no such file. The table of an export is deleted after ${RETENTION_HOURS} hours; export it again.`,
  );

const linkExpired = () =>
  new ShopError('not_found', 'This link has expired. Press Download in the stock admin again.', {
    code: 'link_expired',
  });

const notConfigured = () =>
  new ShopError(
    'unavailable',
    'Exports are not set up: the server needs a folder for private files (PRIVATE_FILE_DIRECTORY).',
  );

/** Tables for staff only: kept apart from the images, and deleted after a day. */
export default class PrivateFileService {
  private readonly storage?: PrivateStorage;
  private readonly backendUrl: string;
  private readonly signer: LinkSigner;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    const { backendUrl, privateDirectory, linkSecrets } = privateFilesSchema.parse(options);
    this.storage = privateDirectory ? new PrivateStorage(privateDirectory) : undefined;
    this.backendUrl = backendUrl;
    this.signer = new LinkSigner(linkSecrets);
  }

  /** Returns where private files are stored. Throws `unavailable` if they cannot be. */
  requireStorage(): PrivateStorage {
    if (!this.storage) throw notConfigured();
    return this.storage;
  }

  /** Opens a new file. `done` rejects with `unavailable` or `too_large` if it cannot be stored. */
  async create(
    type: ExportType,
  ): Promise<{ name: string; stream: PassThrough; done: Promise<void> }> {
    const name = privateName(type);
    const storage = this.requireStorage();
    const { stream, done } = await this.access(storage.create(name));
    const reported = this.access(done);
    reported.catch(() => undefined); // a writer that has failed never waits for it
    return { name, stream, done: reported };
  }

  /** Returns a link that works for ten minutes, with the session of staff. Throws `not_found`. */
  async linkTo(name: string): Promise<string> {
    const exists = isPrivateName(name) && (await this.access(this.requireStorage().has(name)));
    if (!exists) throw noSuchFile();
    const link = new URL(`/admin/private-files/${name}`, this.backendUrl);
    link.search = new URLSearchParams(this.signer.sign(name)).toString();
    return link.href;
  }

  /** Opens the file of a link. Throws `not_found` if the link is wrong, too old, or the file is gone. */
  async open(name: string, proof: LinkProof): Promise<FileHandle> {
    if (!isPrivateName(name) || !this.signer.isSigned(name, proof)) throw noSuchFile();
    if (isExpired(proof)) throw linkExpired();
    const handle = await this.access(this.requireStorage().open(name));
    if (!handle) throw noSuchFile();
    return handle;
  }

  /** Removes a file if it exists. Throws `not_found` for anything that is not the name of one. */
  async remove(name: string): Promise<void> {
    if (!isPrivateName(name)) throw noSuchFile();
    await this.access(this.requireStorage().remove(name));
  }

  /** Deletes all files that are older than a day. */
  async prune(): Promise<void> {
    await this.storage?.removeOlderThan(new Date(Date.now() - RETENTION_HOURS * 3_600_000));
  }

  private async access<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (cause) {
      this.services.logger.error(`Cannot access a private file: ${String(cause)}`);
      if (cause instanceof PrivateFileTooLarge) {
        throw new ShopError('too_large', cause.message, { cause });
      }
      const message = isFileError(cause, 'ENOSPC', 'EDQUOT')
        ? 'The disk of the server is full. Ask its operator for space, then export again.'
        : 'Private files are unavailable. Try again in a moment.';
      throw new ShopError('unavailable', message, { retryAfterSeconds: 60, cause });
    }
  }
}
