import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type ButtonVariant =
  'primary' | 'calm' | 'ghost' | 'danger' | 'tool' | 'go' | 'quiet' | 'held' | 'card';
type ButtonSize = 'medium' | 'small' | 'tool' | 'row' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-2 border-transparent bg-red text-on-red hover:bg-red-deep active:bg-red-deep',
  // in a card or a row: only the next step of a screen is red before someone points
  calm: 'border-2 border-edge bg-transparent text-ink group-hover/row:border-transparent group-hover/row:bg-red group-hover/row:text-on-red group-focus-within/row:border-transparent group-focus-within/row:bg-red group-focus-within/row:text-on-red active:bg-red-deep',
  ghost: 'border-2 border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  danger:
    'border-2 border-red-text bg-transparent text-red-text hover:bg-red hover:border-red hover:text-on-red',
  tool: 'border border-edge font-medium hover:border-ink hover:bg-ink hover:text-paper aria-disabled:text-muted',
  go: 'border border-ink hover:bg-ink hover:text-paper',
  quiet: 'border border-transparent font-medium text-muted hover:bg-panel hover:text-ink',
  held: 'border border-dashed border-edge font-medium text-muted hover:bg-panel hover:text-ink',
  card: 'border border-edge bg-card text-ink hover:border-ink hover:bg-ink hover:text-paper',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-12 px-6 py-2',
  small: 'min-h-11 md:min-h-10 px-4 py-1.5 text-[0.9375rem] sm:whitespace-nowrap',
  tool: 'min-h-10 px-4 py-1 text-[0.9375rem] whitespace-nowrap max-[60rem]:min-h-11',
  row: 'min-h-8 px-3 text-sm whitespace-nowrap max-[60rem]:min-h-11 max-[60rem]:px-4 max-[60rem]:text-[0.9375rem]',
  icon: 'size-11 shrink-0',
};

/** Returns the class names of a button, for a button or a link. */
function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium') {
  return `button ${VARIANTS[variant]} ${SIZES[size]}`;
}

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows that the action is running; the button stays focusable but cannot be pressed again. */
  pending?: boolean;
  /** The label while pending; by default `children`. */
  pendingLabel?: string;
}

/** A button. Submits a form only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    pending = false,
    pendingLabel,
    onClick,
    children,
    className = '',
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, because a disabled button loses the focus.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={pending || rest['aria-disabled']}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {pending && <LoaderCircle aria-hidden className="size-[1.125em] animate-spin" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, className = '', ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={`${buttonClass(variant, size)} ${className}`} />;
}
