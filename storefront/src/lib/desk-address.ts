import { MAX_SEARCH_LENGTH } from '@harrow/contract';

/** The query of a desk list's address: its filters, and the page, counted from 1. */
export type DeskChoices = Record<string, string | undefined>;

/** Returns the page that an address asks for, counted from 0. */
export function deskPageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page - 1 : 0;
}

/** Returns the words that an address searches for, as the server reads them. */
export const deskWordsOf = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();

/** Returns the link to a page of the same list, counted from 0. */
export function deskPageHref(query: URLSearchParams, page: number): string {
  return hrefWith(query, { page: page === 0 ? undefined : String(page + 1) });
}

/** Returns the link to the list with other filters, on its first page; undefined takes one away. */
export function deskHref(query: URLSearchParams, choices: DeskChoices): string {
  return hrefWith(query, { ...choices, page: undefined });
}

function hrefWith(query: URLSearchParams, choices: DeskChoices): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  // a link to "" would keep the current query
  return `?${next.toString()}`;
}
