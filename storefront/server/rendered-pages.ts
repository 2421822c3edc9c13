import { LRUCache } from 'lru-cache';
import type { BackendReads, Reply } from './backend-reads.ts';
import type { DocumentTemplate } from './document.ts';
import { KeptPage } from './kept-page.ts';
import type { Page, Redirect, Renderer, Sources } from './renderer.ts';
import { sharedRun } from './shared-run.ts';

/** Rendered pages that are kept, in bytes. */
const MAX_BYTES = 128 * 2 ** 20;
/** Processes of the backend whose stamps are remembered for a page; they come and go. */
const MAX_STAMPS = 8;

/** The response to an address: a page, or a redirect. */
export type Answer = KeptPage | Redirect;

/** A page as it was rendered, and what it was rendered from. */
interface Kept {
  page: KeptPage;
  /** The ETags of the answers that it was made of, by their paths. */
  tags: ReadonlyMap<string, string>;
  /** The stamps with which it is right, one for each process of the backend. */
  stamps: Map<string, string>;
}

const processOf = (stamp: string): string => stamp.slice(0, stamp.lastIndexOf('.'));

const isRightAt = ({ stamps }: Kept, stamp: string | undefined): boolean =>
  stamp !== undefined && stamps.get(processOf(stamp)) === stamp;

function noteRightAt({ stamps }: Kept, stamp: string | undefined): void {
  if (stamp === undefined) return;
  if (stamps.size >= MAX_STAMPS) stamps.clear();
  stamps.set(processOf(stamp), stamp);
}

/** The answers that were read for one rendering, each once. */
class Reading {
  readonly replies = new Map<string, Promise<Reply>>();

  constructor(private readonly backend: Pick<BackendReads, 'read'>) {}

  readonly read = (path: string): Promise<Reply> => {
    let reply = this.replies.get(path);
    if (!reply) {
      reply = this.backend.read(path);
      this.replies.set(path, reply);
    }
    return reply;
  };

  /** Returns the ETags by path; undefined unless every answer has one. */
  async tags(): Promise<Map<string, string> | undefined> {
    const tags = new Map<string, string>();
    for (const [path, reply] of this.replies) {
      const { etag } = await reply;
      if (etag === undefined) return undefined;
      tags.set(path, etag);
    }
    return tags;
  }
}

/**
 * Keeps each page as it was rendered, as long as every answer that it is made of is still right: the
 * catalogue has the same stamp as before they were read, or their ETags are the same. A page is
 * therefore as current as the backend's answers to a request that begins at the same moment.
 */
export class RenderedPages {
  /** Number of pages rendered so far. */
  renders = 0;
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page, tags }, key) =>
      Math.ceil(page.size) + key.length + [...tags].join().length,
  });
  /** Pages that are being confirmed or rendered. */
  private readonly runs = new Map<string, { run: () => Promise<Answer>; callers: number }>();

  constructor(
    private readonly backend: Pick<BackendReads, 'stamp' | 'read'>,
    private readonly renderer: Pick<Renderer, 'render'>,
    private readonly document: Pick<DocumentTemplate, 'write'>,
    private readonly sources: Omit<Sources, 'read'>,
  ) {}

  /** Returns the page as it is now. Throws if the backend cannot be read. */
  async at(page: Page): Promise<Answer> {
    const early = this.kept.get(page.key);
    if (early) {
      const isRight = early.tags.size === 0 || isRightAt(early, await this.backend.stamp());
      if (isRight) return early.page;
    }
    return await this.confirmOrRender(page);
  }

  /** Concurrent requests for a page share this run. */
  private async confirmOrRender(page: Page): Promise<Answer> {
    const { key } = page;
    let shared = this.runs.get(key);
    if (!shared) {
      shared = { run: sharedRun(() => this.run(page)), callers: 0 };
      this.runs.set(key, shared);
    }
    shared.callers += 1;
    try {
      return await shared.run();
    } finally {
      shared.callers -= 1;
      // removed with its last caller, because anyone can invent addresses
      if (shared.callers === 0) this.runs.delete(key);
    }
  }

  private async run(page: Page): Promise<Answer> {
    // read before the answers: if it is the same later, nothing has changed since
    const [stamped] = await Promise.allSettled([this.backend.stamp()]);
    const stamp = stamped.status === 'fulfilled' ? stamped.value : undefined;
    // a page without calls can still be rendered
    const source =
      stamped.status === 'fulfilled'
        ? this.backend
        : { read: () => Promise.reject(stamped.reason as Error) };
    const kept = this.kept.get(page.key);
    if (kept && isRightAt(kept, stamp)) return kept.page;
    const reading = new Reading(source);
    if (kept && (await this.isUnchanged(kept, reading))) {
      noteRightAt(kept, stamp);
      return kept.page;
    }
    return await this.render(page, reading, stamp);
  }

  private async isUnchanged({ tags }: Kept, reading: Reading): Promise<boolean> {
    const replies = await Promise.all(
      [...tags].map(async ([path, tag]) => (await reading.read(path)).etag === tag),
    );
    return replies.every(Boolean);
  }

  private async render(page: Page, reading: Reading, stamp: string | undefined): Promise<Answer> {
    this.renders += 1;
    const { read } = reading;
    const rendered = await this.renderer.render(page, { ...this.sources, read });
    if ('redirect' in rendered) return rendered;
    const made = new KeptPage(rendered.status, this.document.write(rendered));
    // missing pages are not kept, because anyone can invent addresses
    const tags = rendered.isComplete && rendered.status === 200 ? await reading.tags() : undefined;
    if (tags) {
      const kept: Kept = { page: made, tags, stamps: new Map() };
      noteRightAt(kept, stamp);
      this.kept.set(page.key, kept);
    }
    return made;
  }
}
