import { useId, type ReactNode } from 'react';

/** The props that all fields share. */
export interface FieldProps {
  label: string;
  /** The error in the value, announced when it appears. */
  error?: string;
  /** Help text, always visible below the label. */
  hint?: ReactNode;
  /** The id of an error that is shown elsewhere than below the control. */
  errorElsewhere?: string;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** A label, a hint and an error, linked to the control that `children` renders with the given props. */
export function Field({
  label,
  error,
  hint,
  errorElsewhere,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : '', errorElsewhere]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': Boolean(error ?? errorElsewhere),
      })}
      {/* always rendered: a live region that is inserted together with its text is not announced */}
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error}
      </p>
    </div>
  );
}

const BASE =
  'rounded-control border border-edge bg-card text-ink placeholder:text-muted transition-colors ' +
  'duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-red-text ' +
  'aria-invalid:border-2 disabled:text-muted';

/** The class names of a text control. */
export const CONTROL = `w-full min-h-12 px-3.5 py-2 read-only:border-line read-only:bg-panel read-only:hover:border-line ${BASE}`;

/** Those of a control among the tools above a list. */
export const TOOL_CONTROL = `min-h-10 py-1 text-[0.9375rem] max-[60rem]:min-h-11 max-[60rem]:text-base ${BASE}`;

/** Those of a control in a row of a list. */
export const ROW_CONTROL = `min-h-8 min-w-0 px-3 text-[0.9375rem] max-[60rem]:min-h-11 max-[60rem]:text-base ${BASE}`;
