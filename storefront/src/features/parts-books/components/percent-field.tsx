import { useState } from 'react';
import { ROW_CONTROL } from '@/components/ui/control';
import { useNumberText } from '@/components/ui/use-number-text';

interface PercentFieldProps {
  /** Its name, where no label is around it. */
  label?: string;
  value: number;
  onChange: (value: number) => void;
}

const isPercent = (value: number | null): value is number =>
  value !== null && value >= 0 && value <= 100;

/** A number of percent; other text is ignored, and disappears when the field is left. */
export function PercentField({ label, value, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<number | null>();
  const { input } = useNumberText(typed === undefined ? value : typed, (number) => {
    setTyped(number);
    if (isPercent(number)) onChange(number);
  });
  return (
    <input
      {...input}
      min={0}
      max={100}
      step={0.2}
      aria-label={label}
      aria-invalid={typed !== undefined && !isPercent(typed)}
      onBlur={() => setTyped(undefined)}
      className={`${ROW_CONTROL} w-20 px-2! text-right tabular-nums`}
    />
  );
}
