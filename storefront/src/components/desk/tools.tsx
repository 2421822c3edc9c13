import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, SelectHTMLAttributes } from 'react';

const TOOL =
  'rounded-control border border-edge text-[0.9375rem] transition-colors duration-150 hover:border-ink max-[60rem]:min-h-11';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
}

/** A button among the tools above a list. */
export function ToolButton({ icon: Icon, className = '', children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button inline-flex min-h-10 grow items-center justify-center gap-2 px-4 font-medium whitespace-nowrap hover:bg-ink hover:text-paper aria-disabled:cursor-progress aria-disabled:text-muted ${TOOL} ${className}`}
    >
      <Icon aria-hidden className="size-4.5" />
      {children}
    </button>
  );
}

interface ToolSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
}

/** A native select among the tools above a list, which its first option names. */
export function ToolSelect({ label, children, ...rest }: ToolSelectProps) {
  return (
    <div className="relative max-[60rem]:grow">
      <select
        {...rest}
        aria-label={label}
        className={`min-h-10 w-full max-w-56 appearance-none truncate bg-card py-1 pr-9 pl-3 max-[60rem]:max-w-none ${TOOL}`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
