/** A piece of a text; one that was typed is marked. */
interface Piece {
  text: string;
  isMarked: boolean;
}

/** A letter or digit of a text as it is compared, and where it stands. */
interface Sign {
  text: string;
  from: number;
  to: number;
  /** Whether a word or a number begins here. */
  isStart: boolean;
}

const SIGN = /[\p{L}\p{N}]/u;

/** Lower case without accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** In a part number O and 0, and I, L and 1, look the same: the search compares them so. */
const asCode = (text: string): string => text.replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Reads the letters and digits of a text; everything between them is ignored. */
function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let kind: string | null = null;
  let at = 0;
  for (const character of text) {
    const to = at + character.length;
    const plain = folded(character);
    const last = signs.at(-1);
    if (plain === '' && last?.to === at) {
      last.to = to; // an accent belongs to its letter
    } else if (SIGN.test(plain)) {
      const is = /\p{N}/u.test(plain) ? 'number' : 'word';
      signs.push({ text: plain, from: at, to, isStart: is !== kind });
      kind = is;
    } else {
      kind = null;
    }
    at = to;
  }
  return signs;
}

/** The words of a text as they are compared, without the s of a plural. */
export const plainWords = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  );

/** The typed words, and the part number that they may spell together. */
function wantedOf(typed: string): { words: string[]; code: string | null } {
  const words = plainWords(typed);
  const code = words.join('');
  const isCode = words.length > 1 && code.length > 3 && /\d/.test(code);
  return { words, code: isCode ? asCode(code) : null };
}

/** Whether each sign is one of what was typed, at the beginning of a word or a number. */
function marksOf(signs: Sign[], typed: string): boolean[] {
  const { words, code } = wantedOf(typed);
  const marks = signs.map(() => false);
  for (const [at, { isStart }] of signs.entries()) {
    if (!isStart) continue;
    const rest = signs.slice(at).map(({ text }) => text);
    const following = rest.join('');
    const found = words.filter((word) => following.startsWith(word));
    if (code !== null && asCode(following).startsWith(code)) found.push(code);
    let left = Math.max(0, ...found.map(({ length }) => length));
    for (let next = 0; left > 0; next += 1) {
      marks[at + next] = true;
      left -= rest[next]?.length ?? left; // some letters are compared as two: ß
    }
  }
  return marks;
}

/**
 * Splits a text where words or numbers of it begin as the typed ones do. Dashes, spaces and accents make no
 * difference, so that `14 36` is marked in `HR-14-361`, with the dash. Marks that follow each other are one.
 */
export function marked(text: string, typed: string): Piece[] {
  const signs = signsOf(text);
  const marks = marksOf(signs, typed);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
    from = to;
  };
  for (const [at, sign] of signs.entries()) {
    const isMarked = marks[at] === true;
    if (isMarked !== (marks[at - 1] === true)) {
      add(isMarked ? sign.from : (signs[at - 1]?.to ?? 0), !isMarked);
    }
  }
  add(marks.at(-1) ? (signs.at(-1)?.to ?? 0) : from, true);
  add(text.length, false);
  return pieces;
}
