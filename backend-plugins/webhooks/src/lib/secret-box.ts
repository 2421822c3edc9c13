import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'secrets of webhooks';

/** The version prefix of encrypted texts. */
const VERSION = 'v1:';

const keyOf = (text: string): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', PURPOSE, KEY_BYTES));

/** Encrypts stored secrets. The first key encrypts; all keys decrypt. */
export class SecretBox {
  private readonly keys: Buffer[];

  constructor(keys: readonly string[]) {
    this.keys = keys.map(keyOf);
  }

  /** Encrypts a text for the row with this id; it cannot be decrypted for another row. */
  seal(text: string, id: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current, iv).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
  }

  /** Decrypts a text; null if no key fits, as after two rotations. */
  open(sealed: string, id: string): string | null {
    return this.keys.map((key) => openWith(key, sealed, id)).find((text) => text !== null) ?? null;
  }

  /** Whether only a former key decrypts the text. */
  isOutdated(sealed: string, id: string): boolean {
    return openWith(this.current, sealed, id) === null && this.open(sealed, id) !== null;
  }

  private get current(): Buffer {
    const [first] = this.keys;
    if (!first) throw new Error('There is no key to encrypt with.');
    return first;
  }
}

function openWith(key: Buffer, sealed: string, id: string): string | null {
  if (!sealed.startsWith(VERSION)) return null;
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(-TAG_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null; // encrypted with another key
  }
}
