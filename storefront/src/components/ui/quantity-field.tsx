import { Minus, Plus } from 'lucide-react';
import { forwardRef, type FocusEventHandler } from 'react';
import { messages } from '@/messages';
import { useNumberText } from './use-number-text';

interface QuantityFieldProps {
  id?: string;
  /** Its name, where no label has its id. */
  label?: string;
  /** Null while the field is empty, NaN while its text is not a number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The limits of its buttons; typed values are not limited. */
  min: number;
  max: number;
  isWrong: boolean;
  /** Whether it stands in the row of a table. */
  isSmall?: boolean;
  /** The id of what explains it. */
  describedBy?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onEnter?: () => void;
}

// with large text it is no wider than a phone
const LARGE =
  'h-12 grid-cols-[min(3rem,14vw)_min(6rem,28vw)_min(3rem,14vw)] text-xl narrow:grid-cols-[min(2.75rem,14vw)_min(4.5rem,28vw)_min(2.75rem,14vw)]';
const SMALL = 'h-11 grid-cols-[2.75rem_3rem_2.75rem] md:h-10 md:grid-cols-[2.5rem_3.25rem_2.5rem]';
const STEP =
  'grid place-items-center bg-transparent hover:bg-panel disabled:text-muted/50 print:invisible';

/** A number of pieces between the buttons that change it by one, joined to it. */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(
  function QuantityField(props, ref) {
    const {
      id,
      label,
      value,
      onValueChange,
      min,
      max,
      isWrong,
      isSmall,
      describedBy,
      onEnter,
      ...rest
    } = props;
    const size = isSmall ? SMALL : LARGE;
    const { input, type } = useNumberText(value, onValueChange);
    const pieces = value === null || Number.isNaN(value) ? min : value;
    const step = (by: number) => type(String(Math.min(Math.max(pieces + by, min), max)));
    return (
      <span
        className={`grid w-fit overflow-hidden rounded-control border border-edge bg-card focus-within:outline-2 focus-within:outline-ink print:border-0 ${size}`}
      >
        <button
          type="button"
          aria-label={messages.ui.oneLess}
          disabled={pieces <= min}
          onClick={() => step(-1)}
          className={STEP}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          {...rest}
          {...input}
          ref={ref}
          id={id}
          aria-label={label}
          inputMode="numeric"
          min={min}
          max={max}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
          className="without-spinner min-w-0 border-x border-line bg-transparent text-center font-semibold tabular-nums outline-none"
        />
        <button
          type="button"
          aria-label={messages.ui.oneMore}
          disabled={pieces >= max}
          onClick={() => step(1)}
          className={STEP}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </span>
    );
  },
);
