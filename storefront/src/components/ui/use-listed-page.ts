import { MAX_SEARCH_LENGTH } from '@harrow/contract';
import { useSearchParams } from 'react-router-dom';
import { deskPageHref } from '@/lib/desk-address';

/** Reads the page (`?page=2`, here counted from 0) and the words (`?q=`) of a list from the URL. */
export function useListedPage(pageSize: number) {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1) - 1;
  return {
    page,
    words: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    /** The number of pages that hold this many rows. */
    pageCountOf: (rows: number) => Math.max(1, Math.ceil(rows / pageSize)),
    /** Returns the URL of a page, with all else as it is. */
    hrefOf: (number: number) => deskPageHref(search, number),
  };
}
