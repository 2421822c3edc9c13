import { plainWords } from '@/lib/format/marked';
import { messages } from '@/messages';

/** Shorter words begin too many others. */
const MIN_LENGTH = 3;

/** Finds the pages about how the shop does business whose title or topics begin with a typed word. */
export function helpPages(typed: string) {
  const wanted = plainWords(typed).filter(({ length }) => length >= MIN_LENGTH);
  return messages.maker.filter(({ title, topics }) =>
    plainWords(`${title} ${topics}`).some((word) => wanted.some((each) => word.startsWith(each))),
  );
}
