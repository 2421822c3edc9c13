import { ChevronDown } from 'lucide-react';
import { useId, type SelectHTMLAttributes } from 'react';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  label: string;
  /** Whether the label is hidden on a phone, where the select is as wide as its place. */
  compact?: boolean;
}

/** A native select with its label beside it. */
export function Select({ label, compact = false, className = '', children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={id} className={`text-muted ${compact ? 'max-md:sr-only' : ''}`}>
        {label}
      </label>
      <div className={compact ? 'relative max-md:grow' : 'relative max-w-full'}>
        <select
          {...rest}
          id={id}
          className={`${compact ? 'min-h-12 font-semibold max-md:w-full' : 'figure min-h-11'} max-w-full appearance-none rounded-control border border-edge bg-card py-1 pr-9 pl-3.5 text-ink transition-colors duration-150 hover:border-ink md:min-h-10 ${className}`}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
