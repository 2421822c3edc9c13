import { useState } from 'react';
import { QuantityField } from '@/components/ui/quantity-field';
import { messages } from '@/messages';

interface PiecesFieldProps {
  /** The name of the product. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (pieces: number) => void;
}

const isWhole = (pieces: number | null): pieces is number =>
  pieces !== null && Number.isInteger(pieces) && pieces > 0;

/**
 * The pieces of a line. What is typed counts at once while it can be ordered, and otherwise when the field
 * is left: the line then says what is wrong.
 */
export function PiecesField({ name, value, min, max, onChange }: PiecesFieldProps) {
  const [draft, setDraft] = useState<number | null>();
  const change = (pieces: number | null) => {
    if (isWhole(pieces) && pieces !== value) onChange(pieces);
  };
  const type = (pieces: number | null) => {
    const isPossible = isWhole(pieces) && pieces >= min && pieces <= max;
    setDraft(isPossible ? undefined : pieces);
    if (isPossible) change(pieces);
  };
  const leave = () => {
    setDraft(undefined);
    if (draft !== undefined) change(draft);
  };
  return (
    <QuantityField
      isSmall
      label={messages.myList.piecesOf(name)}
      value={draft === undefined ? value : draft}
      onValueChange={type}
      min={min}
      max={max}
      isWrong={draft !== undefined}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onEnter={leave}
    />
  );
}
