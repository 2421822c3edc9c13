import { Minus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { parseNumber } from '@/lib/forms/parse-number';
import { messages } from '@/messages';

const words = messages.myList;

interface PiecesFieldProps {
  /** The name of the product. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (pieces: number) => void;
}

/**
 * The pieces of a line, between buttons for one less and one more. What is typed counts at once while it
 * can be ordered, and otherwise when the field is left: the line then says what is wrong.
 */
export function PiecesField({ name, value, min, max, onChange }: PiecesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isPossible = (pieces: number | null) =>
    pieces !== null && Number.isInteger(pieces) && pieces >= min && pieces <= max;
  const change = (pieces: number | null) => {
    if (pieces !== null && pieces !== value) onChange(pieces);
  };
  const type = (text: string) => {
    setTyped(text);
    const pieces = parseNumber(text);
    if (isPossible(pieces)) change(pieces);
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    const pieces = parseNumber(typed);
    if (pieces !== null && Number.isInteger(pieces) && pieces > 0) change(pieces);
  };
  const step = (by: number) => {
    setTyped(null);
    change(Math.min(Math.max(value + by, min), max));
  };
  return (
    <span className="inline-grid h-11.5 grid-cols-[2.75rem_3rem_2.75rem] overflow-hidden rounded-control border border-edge bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink md:h-10 md:grid-cols-[2.5rem_3.25rem_2.5rem] print:border-0">
      <StepButton
        label={words.fewer}
        product={name}
        disabled={value <= min}
        onPress={() => step(-1)}
      >
        <Minus aria-hidden className="size-4" />
      </StepButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.piecesOf(name)}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        className="min-w-0 border-x border-line bg-transparent text-center font-semibold tabular-nums outline-0"
      />
      <StepButton label={words.more} product={name} disabled={value >= max} onPress={() => step(1)}>
        <Plus aria-hidden className="size-4" />
      </StepButton>
    </span>
  );
}

interface StepButtonProps {
  label: string;
  product: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

const StepButton = ({ label, product, disabled, onPress, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={`${label}: ${product}`}
    disabled={disabled}
    onClick={onPress}
    className="grid place-items-center hover:bg-panel disabled:text-muted disabled:opacity-40 print:invisible"
  >
    {children}
  </button>
);
