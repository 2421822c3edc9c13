import type { Shop } from '@harrow/contract';
import { plainWords } from '@/lib/format/marked';

/** Shorter words begin too many others. */
const MIN_LENGTH = 3;

/** Finds the pages of the shop whose title or topics begin with a typed word. */
export function helpPages(typed: string, pages: Shop['pages']): Shop['pages'] {
  const wanted = plainWords(typed).filter(({ length }) => length >= MIN_LENGTH);
  return pages.filter(({ title, topics }) =>
    plainWords(`${title} ${topics}`).some((word) => wanted.some((each) => word.startsWith(each))),
  );
}
