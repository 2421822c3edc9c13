import type { OrderLine, ProductLine } from '@harrow/contract';
import { messages } from '@/messages';

const words = messages.deskOrder;

/** The pieces to put back of each line, by product id; null for an empty field, which puts nothing back. */
export type PiecesBack = Readonly<Record<string, number | null>>;

type HoldingLine = Pick<OrderLine, 'productId' | 'taken'>;

/** Returns the lines that have taken stock and not given it back. */
export const holdingLines = <Line extends HoldingLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ taken }) => taken > 0);

/** Returns why these pieces of a line cannot be put back, or null. */
export function piecesProblem(typed: number | null | undefined, { taken }: HoldingLine) {
  const pieces = typed ?? 0;
  if (!Number.isSafeInteger(pieces) || pieces < 0) return words.piecesInvalid;
  return pieces > taken ? words.atMostPieces(taken) : null;
}

/** Returns the pieces to put back as the backend takes them. */
export const restockOf = (lines: readonly HoldingLine[], pieces: PiecesBack): ProductLine[] =>
  lines
    .map(({ productId }) => ({ productId, quantity: pieces[productId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
