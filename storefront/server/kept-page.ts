import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** The quality for a page that was just rendered: 11 takes fifty times as long for 10 % less. */
const FAST_QUALITY = 5;
const BEST_QUALITY = 11;
/** A page that has lasted this long and was sent this often is compressed again, at the best quality. */
const SETTLED_MS = 5000;
const POPULAR = 20;
const GZIP_LEVEL = 5;

const toBestBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotli = (html: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  },
});

/**
 * A rendered page, in each encoding that was asked for. Bodies have one character per byte ('latin1'), so
 * that Node writes them together with the headers.
 */
export class KeptPage {
  /** Weak, because it is the same in each encoding. */
  readonly etag: string;
  readonly #html: Buffer;
  readonly #since = performance.now();
  readonly #bodies = new Map<Encoding, string | Promise<string>>();
  #sent = 0;
  #isBest = false;

  constructor(
    readonly status: number,
    html: string,
  ) {
    this.#html = Buffer.from(html);
    this.etag = `W/"${createHash('sha1').update(this.#html).digest('base64url')}"`;
  }

  /** Upper bound of the memory it uses, in bytes, including all encodings. */
  get size(): number {
    return this.#html.length * 2.5 + 1000;
  }

  /** Returns the body. Concurrent callers share one compression. */
  body(encoding: Encoding): string | Promise<string> {
    this.#sent += 1;
    if (encoding === 'br') this.#improve();
    let body = this.#bodies.get(encoding);
    if (body === undefined) {
      body = this.#encode(encoding);
      this.#bodies.set(encoding, body);
    }
    return body;
  }

  #encode(encoding: Encoding): string | Promise<string> {
    const html = this.#html;
    if (encoding === 'identity') return html.toString('latin1');
    if (encoding === 'br') {
      // less work than handing it to another thread
      return brotliCompressSync(html, brotli(html, FAST_QUALITY)).toString('latin1');
    }
    return toGzip(html, { level: GZIP_LEVEL }).then((bytes) => bytes.toString('latin1'));
  }

  #improve(): void {
    if (this.#isBest || this.#sent < POPULAR) return;
    if (performance.now() - this.#since < SETTLED_MS) return;
    this.#isBest = true;
    void toBestBrotli(this.#html, brotli(this.#html, BEST_QUALITY)).then((bytes) =>
      this.#bodies.set('br', bytes.toString('latin1')),
    );
  }
}
