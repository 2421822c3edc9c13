/** A page to link to, or a gap where pages are omitted (`page` is null). */
interface PageEntry {
  key: string;
  page: number | null;
}

const NEIGHBORS = 1;
/** Up to this many pages, all of them are listed. */
const MAX_WITHOUT_GAPS = 7;

/** Returns the pages that a pager lists, counted from 0: the first, the last and those near `page`. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index);
  const last = pageCount - 1;
  const shown = pages.filter(
    (index) =>
      pageCount <= MAX_WITHOUT_GAPS ||
      index === 0 ||
      index === last ||
      Math.abs(index - page) <= NEIGHBORS ||
      // keep the row as long near either end
      (page < 3 && index < 4) ||
      (page > last - 3 && index > last - 4),
  );
  return shown.flatMap((index, position) => {
    const before = shown[position - 1];
    const gap = before !== undefined && index - before > 1;
    const entry = { key: String(index), page: index };
    return gap ? [{ key: `before-${index}`, page: null }, entry] : [entry];
  });
}
