/** The views of a list of products to choose from. */
export const VIEWS = ['cards', 'table'] as const;

export type ListView = (typeof VIEWS)[number];

export const VIEW_KEY = 'listView';

/** The parameter of an address that names its view. */
export const VIEW_PARAMETER = 'view';

/** The lists that have views, in any language: those of categories, and results of a search. */
const LISTS = /^(?:\/[a-z]{2})?\/(?:categories\/|search$)/;

/**
 * Returns the address of a list with the view that was chosen in this browser, which the server does not know;
 * null if there is nothing to add.
 */
export function withStoredView({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search);
  const stored = localStorage.getItem(VIEW_KEY);
  if (!LISTS.test(pathname) || query.has(VIEW_PARAMETER) || !VIEWS.some((view) => view === stored))
    return null;
  query.set(VIEW_PARAMETER, stored ?? '');
  return `${pathname}?${query.toString()}`;
}
