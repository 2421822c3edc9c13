import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';

const TOOL =
  'min-h-10 rounded-control border border-edge text-[0.9375rem] transition-colors duration-150 hover:border-ink max-[60rem]:min-h-11';

/** The classes of a field among the tools above a list. */
export const TOOL_FIELD = `bg-card py-1 focus-visible:outline-offset-0 max-[60rem]:text-base ${TOOL}`;

/** The tools above a list: its search, its filters and what can be done with all of it. */
export function DeskTools({ children }: { children: ReactNode }) {
  return (
    <div className="screen-only flex flex-wrap items-center gap-2 py-3 min-[60rem]:gap-3">
      {children}
    </div>
  );
}

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
}

/** A button among the tools above a list. */
export function ToolButton({ icon: Icon, className = '', children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button inline-flex items-center justify-center gap-2 px-4 font-medium whitespace-nowrap hover:bg-ink hover:text-paper aria-disabled:cursor-progress aria-disabled:text-muted ${TOOL} ${className}`}
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
    <div className="relative max-[60rem]:min-w-52 max-[60rem]:flex-1">
      <select
        {...rest}
        aria-label={label}
        className={`w-full max-w-56 appearance-none truncate pr-9 pl-3 max-[60rem]:max-w-none ${TOOL_FIELD}`}
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
