import { BoundedMap } from './bounded-map';

/**
 * The changes of the catalogue, beside those of the products that it shows, that make a response stale:
 * `order` if products are added, moved or removed, `groups` also if one is shown elsewhere among the
 * others, such as in another category.
 */
export type Dependence = 'order' | 'groups';

/** A response, and what it depends on. */
export type Cached<Answer> = {
  answer: Answer;
  /** The ids of the products that it shows. */
  ids: readonly string[];
  on?: Dependence;
};

/**
 * The cached responses by key. A changed product drops only the responses that show it. The oldest
 * responses are evicted when their bytes exceed the maximum.
 */
export class CachedAnswers<Answer extends { bytes: string }> extends BoundedMap<
  string,
  Cached<Answer>
> {
  /** The keys of the responses that show a product, by its id. */
  private readonly showing = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    super(maxBytes, ({ answer }) => answer.bytes.length);
  }

  override set(key: string, cached: Cached<Answer>): this {
    this.delete(key);
    for (const id of cached.ids) {
      const keys = this.showing.get(id);
      if (keys) keys.add(key);
      else this.showing.set(id, new Set([key]));
    }
    return super.set(key, cached);
  }

  override delete(key: string): boolean {
    for (const id of this.get(key)?.ids ?? []) {
      const keys = this.showing.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.showing.delete(id);
    }
    return super.delete(key);
  }

  override clear(): void {
    super.clear();
    this.showing.clear();
  }

  /** Drops the responses that show a product. */
  drop(productId: string): void {
    for (const key of [...(this.showing.get(productId) ?? [])]) this.delete(key);
  }

  /** Drops every response that depends on the order, or on the groups. */
  dropDependent(on: Dependence): void {
    for (const [key, cached] of this) if (cached.on === on) this.delete(key);
  }
}
