import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Its action is running: it says so, stays focusable and cannot be pressed again. */
  pending?: boolean;
  /** What it says meanwhile, if something else. */
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
    // Not `disabled`: that would throw the focus away in the middle of the action.
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
export function ButtonLink({ variant, size, className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`${buttonClass(variant, size)} ${className}`} />;
}
