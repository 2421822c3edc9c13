import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The validity of a link to a private file. */
const LINK_MINUTES = 10;

/** The query of a link: the end of its validity in Unix seconds, and the signature. */
export type LinkProof = { expires: string; signature: string };

const HASH = 'sha256';

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Signs links with the first secret; accepts the signatures of all. */
export class LinkSigner {
  private readonly keys: Buffer[];

  constructor(secrets: readonly string[]) {
    // a separate key, so that no signature made elsewhere with the secret is valid here
    this.keys = secrets.map((secret) =>
      Buffer.from(hkdfSync(HASH, secret, '', 'links to private files', 32)),
    );
  }

  sign(name: string): LinkProof {
    const expires = String(nowInSeconds() + LINK_MINUTES * 60);
    const [key = Buffer.alloc(0)] = this.keys;
    return { expires, signature: this.digest(key, name, expires).toString('base64url') };
  }

  /** Compares in constant time whether the proof was made for this name. */
  isSigned(name: string, { expires, signature }: LinkProof): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => {
      const expected = this.digest(key, name, expires);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  private digest(key: Buffer, name: string, expires: string): Buffer {
    return createHmac(HASH, key).update(`${name}\n${expires}`).digest();
  }
}

/** Whether a proof with a valid signature is too old. */
export const isExpired = ({ expires }: LinkProof): boolean => Number(expires) < nowInSeconds();
