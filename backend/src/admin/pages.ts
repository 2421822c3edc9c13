import type { ClosedSection } from './closed-section';
import { CLOSED_SECTIONS } from './closed-sections';

/** The page outside of `/a`, for staff who have not logged in. */
const LOGIN = '/login';

/** Whether a page such as `/discounts/*` has this address, which begins after `/app`. */
function isAt(page: string, address: string): boolean {
  const path = page === LOGIN ? page : `/a${page.replace('*', '')}`;
  if (!page.endsWith('*')) return address.replace(/\/$/, '') === path;
  return address.startsWith(path) && address.length > path.length;
}

/** Returns the sections that one of the lists of pages shows at an address. */
export const sectionsAt = (
  address: string,
  list: 'pages' | 'closedPages',
): readonly ClosedSection[] =>
  CLOSED_SECTIONS.filter(({ [list]: pages = [] }) => pages.some((page) => isAt(page, address)));

/** Returns the controls that are disabled at an address, with the sentence of their section. */
export const controlsAt = (address: string): { control: string; sentence: string }[] =>
  CLOSED_SECTIONS.flatMap(({ controls = {}, sentence }) =>
    Object.entries(controls)
      .filter(([page]) => isAt(page, address))
      .flatMap(([, names]) => names.map((control) => ({ control, sentence }))),
  );
