import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { TOOL_CONTROL } from '@/components/ui/control';

/** The tools above a list: its search, its filters and what can be done with all of it. */
export function DeskTools({ children }: { children: ReactNode }) {
  return (
    <div className="screen-only flex flex-wrap items-center gap-2 py-3 min-[60rem]:gap-3">
      {children}
    </div>
  );
}

interface ToolSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
}

/** A native select for the tools above a list, whose first option serves as its label. */
export function ToolSelect({ label, children, ...rest }: ToolSelectProps) {
  return (
    <div className="relative max-[60rem]:min-w-52 max-[60rem]:flex-1">
      <select
        {...rest}
        aria-label={label}
        className={`w-full max-w-56 appearance-none truncate pr-9 pl-3 max-[60rem]:max-w-none ${TOOL_CONTROL}`}
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
