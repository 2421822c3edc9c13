/** A piece of a text; one that was typed is marked. */
interface Piece {
  text: string;
  isMarked: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text where words of it begin as the typed ones do. */
export function marked(text: string, typed: string): Piece[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMarked: false }];
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'giu');
  // every second piece is what the group has caught
  return text
    .split(beginning)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
