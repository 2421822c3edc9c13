/** A page to link to, or a gap where pages are left out (`page` null). */
export interface PageEntry {
  key: string;
  page: number | null;
}

const NEIGHBOURS = 1;
/** With this many or fewer, nothing is left out. */
const ALL_UP_TO = 7;

/** Which pages a pager names, counted from 0: the first, the last and those around `page`. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index);
  const last = pageCount - 1;
  const shown = pages.filter(
    (index) =>
      pageCount <= ALL_UP_TO ||
      index === 0 ||
      index === last ||
      Math.abs(index - page) <= NEIGHBOURS ||
      // at either end the row keeps its length
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
