import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sharedRun } from './shared-run.ts';

const TIMEOUT_MS = 2000;
const MAX_CONNECTIONS = 64;
/** Answers that are kept for their ETags, in characters. */
const MAX_CHARACTERS = 32 * 2 ** 20;
const ENTRY_OVERHEAD = 200;

/** The statuses of the backend that mean “no such page”: unknown, unreadable or too long. */
const NOTHING_THERE = new Set([400, 404, 414, 431]);

/** The answer to a public call; without an ETag it cannot be confirmed later. */
export interface Reply {
  status: 200 | 404 | 422;
  etag: string | undefined;
  body: string;
}

/** The backend did not answer, or not in a form that a page can be made from. */
export class BackendUnavailable extends Error {}

const stampSchema = z.object({ stamp: z.string().regex(/^[\w-]+\.\d+$/) });

/** Whether the other end closed an idle connection just as it was used again. */
const isReusedAndClosed = (error: unknown): boolean =>
  error instanceof Error && 'isReused' in error && error.isReused === true;

/**
 * Reads public calls of the backend. An answer that is kept is confirmed by its ETag each time, and
 * never used otherwise.
 */
export class BackendReads {
  /**
   * Returns the stamp of the catalogue; undefined if the backend cannot tell it. If two stamps are
   * equal, nothing has changed in between. Throws `BackendUnavailable`. Callers share a request that
   * begins after their call.
   */
  readonly stamp = sharedRun(() => this.readStamp());
  private readonly agent = new Agent({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    scheduling: 'fifo',
  });
  private readonly kept = new LRUCache<string, Reply & { etag: string }>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ body }, path) => path.length + body.length + ENTRY_OVERHEAD,
  });

  /** The backend that is asked: the next one after a failure. */
  private preferred = 0;

  /** `origins` are those of the backend's processes; `headers` are sent with every request. */
  constructor(
    private readonly origins: readonly URL[],
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Returns the current answer to a path below the backend's origin. Throws `BackendUnavailable`. */
  readonly read = async (path: string): Promise<Reply> => {
    const kept = this.kept.get(path);
    const { status, etag, body } = await this.get(path, kept?.etag);
    if (status === 304 && kept) return kept;
    if (status === 422) return { status, etag: undefined, body };
    if (NOTHING_THERE.has(status)) return { status: 404, etag: undefined, body };
    if (status !== 200) throw new BackendUnavailable(`The backend answered ${status} to ${path}.`);
    if (etag === undefined) return { status, etag, body };
    const reply = { status, etag, body } as const;
    this.kept.set(path, reply);
    return reply;
  };

  close(): void {
    this.agent.destroy();
  }

  private async readStamp(): Promise<string | undefined> {
    const { status, body } = await this.get('/catalogue-stamp');
    if (status !== 200) return undefined;
    try {
      return stampSchema.parse(JSON.parse(body)).stamp;
    } catch {
      return undefined; // then the ETags decide
    }
  }

  /** Asks each backend until one answers. */
  private async get(path: string, etag?: string) {
    let cause: unknown;
    for (const _ of this.origins) {
      const asked = this.preferred;
      try {
        return await this.ask(path, etag, asked);
      } catch (error) {
        cause = error;
        if (this.preferred === asked) this.preferred = (asked + 1) % this.origins.length;
      }
    }
    throw new BackendUnavailable(`The backend does not answer ${path}.`, { cause });
  }

  private ask(path: string, etag: string | undefined, index: number) {
    const send = () => this.send(this.origins[index], path, etag);
    return send().catch((error: unknown) => {
      if (isReusedAndClosed(error)) return send();
      throw error;
    });
  }

  private async send(origin: URL | undefined, path: string, etag: string | undefined) {
    const { hostname, port } = origin ?? {};
    const headers = etag === undefined ? this.headers : { ...this.headers, 'If-None-Match': etag };
    const signal = AbortSignal.timeout(TIMEOUT_MS); // covers the body too
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ hostname, port, path, agent: this.agent, headers, signal }, resolve);
      sent.once('error', (error: NodeJS.ErrnoException) => {
        const isReused = sent.reusedSocket && error.code === 'ECONNRESET';
        reject(Object.assign(error, { isReused }));
      });
      sent.end();
    });
    const { statusCode: status = 0, headers: received } = answer;
    return { status, etag: received.etag, body: await text(answer) };
  }
}
