export type ButtonVariant = 'primary' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'small';

const BASE =
  'button inline-flex items-center justify-center gap-2 rounded-control font-semibold no-underline ' +
  'transition-colors duration-150 select-none text-center leading-tight ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-panel disabled:text-muted ' +
  'aria-disabled:cursor-progress';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-2 border-transparent bg-red text-on-red hover:bg-red-deep active:bg-red-deep',
  ghost: 'border-2 border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  danger:
    'border-2 border-red-text bg-transparent text-red-text hover:bg-red hover:border-red hover:text-on-red',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-12 px-6 py-2',
  small: 'min-h-10 px-4 py-1.5 text-[0.9375rem] sm:whitespace-nowrap',
};

/** How a button looks, for whatever element plays one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium') {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
