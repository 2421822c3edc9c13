import { type Product, suggestionsQuery } from '@harrow/contract';
import { AbstractSearchService } from '@medusajs/utils';
import { z } from 'zod';
import type { Services } from '@harrow/plugin-kit';

/** The engine passes on what the client has sent. */
const paginationSchema = z.object({
  paginationOptions: z
    .object({
      offset: z.coerce.number().int().min(0).max(1_000_000).catch(0),
      limit: z.coerce.number().int().min(1).max(100).catch(20),
    })
    .catch({ offset: 0, limit: 20 }),
});

/** Words that cannot be searched for; the engine answers with 400 and this message. */
class BrokenRule extends Error {
  readonly type = 'invalid_data';
}

function readWords(words: unknown): string {
  const parsed = z.safeParse(suggestionsQuery, { q: words });
  if (parsed.success) return parsed.data.q;
  throw new BrokenRule(`q: ${parsed.error.issues[0]?.message ?? ''}`);
}

/** A product in the engine's names. */
const toHit = ({ _id, name, img, ...product }: Product) => ({
  ...product,
  id: _id,
  title: name,
  thumbnail: img,
});

/**
 * The engine's search service: `POST /store/products/search` finds the same as `GET /search`. The
 * database keeps its search itself, so there is nothing to index.
 */
export default class EngineSearchService extends AbstractSearchService {
  readonly isDefault = false;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    super(services, options);
  }

  /** Returns hits in the engine's names. Throws `invalid_data` for words that cannot be searched for. */
  async search(_index: string, words: unknown, options: unknown) {
    const { offset, limit } = paginationSchema.parse(options).paginationOptions;
    const q = readWords(words);
    const { hits, count } = await this.services.productSearchService.findHits(q, { offset, limit });
    return { hits: hits.map(toHit), offset, limit, estimatedTotalHits: count };
  }

  createIndex(): void {
    // the migrations do
  }

  getIndex(): void {
    // there is no separate index
  }

  addDocuments(): void {
    // the database does, in the transaction of the change
  }

  replaceDocuments(): void {
    // as above
  }

  deleteDocument(): void {
    // as above
  }

  deleteAllDocuments(): void {
    // as above
  }

  updateSettings(): void {
    // the plugin's options do
  }
}
