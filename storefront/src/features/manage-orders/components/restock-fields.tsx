import type { OrderLine } from '@harrow/contract';
import { NumberField } from '@/components/ui/number-field';
import { messages } from '@/messages';
import type { PiecesBack } from '../lib/restock';

const words = messages.deskOrder;

interface RestockFieldsProps {
  lines: readonly OrderLine[];
  pieces: PiecesBack;
  problemOf: (line: OrderLine) => string | null;
  onChange: (productId: string, quantity: number | null) => void;
}

/** The pieces that have come back of each line, to be put into stock again. */
export function RestockFields({ lines, pieces, problemOf, onChange }: RestockFieldsProps) {
  if (lines.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{words.backIntoStock}</legend>
      {lines.map((line) => (
        <NumberField
          key={line.productId}
          label={line.product}
          hint={words.takenPieces(line.taken)}
          value={pieces[line.productId] === undefined ? 0 : (pieces[line.productId] ?? null)}
          onValueChange={(quantity) => onChange(line.productId, quantity)}
          max={line.taken}
          error={problemOf(line) ?? undefined}
        />
      ))}
    </fieldset>
  );
}
