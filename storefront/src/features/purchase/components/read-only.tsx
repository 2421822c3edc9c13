interface ReadOnlyProps {
  label: string;
  value: string;
  className?: string;
}

/** A read-only field of the specification, as part of a line of text. */
export function ReadOnly({ label, value, className = '' }: ReadOnlyProps) {
  return (
    <input
      readOnly
      dir="auto"
      aria-label={label}
      title={label}
      value={value}
      size={Math.max(value.length, 1)}
      className={`field-sizing-content min-h-6 max-w-full min-w-6 bg-transparent text-ellipsis ${className}`}
    />
  );
}
