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
