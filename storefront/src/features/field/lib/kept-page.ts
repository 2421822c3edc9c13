import * as z from 'zod/mini';
import { KEPT_AT } from './kept-cache';
import { revisionName } from './revision-name';

/** A page of the shop as it is kept. */
interface PageToKeep {
  response: Response;
  /** The address of every file that it names. */
  files: string[];
  /** The codes and revisions of the books that it shows. */
  revisions: string[];
}

const book = z.object({ code: z.string(), revision: z.number() });
const servedSchema = z.object({
  queries: z.array(
    z.object({
      state: z.object({
        data: z.union([z.object({ books: z.array(book) }), z.object({ book }), z.unknown()]),
      }),
    }),
  ),
});

/** Lists the revisions of books in the answers that a page was rendered from. */
function revisionsIn(json: string): string[] {
  return servedSchema.parse(JSON.parse(json)).queries.flatMap(({ state: { data } }) => {
    if (typeof data !== 'object' || data === null) return [];
    const books = 'books' in data ? data.books : 'book' in data ? [data.book] : [];
    return z.array(book).parse(books).map(revisionName);
  });
}

/** The attributes of a page that name its files, by elements. */
const FILES = [
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['link[rel~=icon], link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]', 'href'],
] as const;

function filesIn(page: Document): string[] {
  const later = page.querySelector<HTMLElement>('#root')?.dataset.later?.split(' ') ?? [];
  const named = FILES.flatMap(([selector, attribute]) =>
    [...page.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? ''),
  );
  return [...later, ...named].filter((file) => file !== '' && !file.startsWith('data:'));
}

/**
 * Prepares the answer to a page for keeping. Its document says when it was kept, so that it never shows prices
 * and stock as those of now.
 */
export async function pageToKeep(answer: Response, keptAt: string): Promise<PageToKeep> {
  const html = await answer.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return {
    response: new Response(html.replace('<html', `<html ${KEPT_AT}="${keptAt}"`), { headers }),
    files: filesIn(page),
    revisions: revisionsIn(page.querySelector('#harrow-data')?.textContent ?? '{}'),
  };
}
