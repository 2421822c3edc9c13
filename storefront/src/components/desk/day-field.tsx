import { TOOL_CONTROL } from '@/components/ui/control';
import { isDay } from '@/lib/day-text';
import { useTypedChoice } from './use-typed-choice';

const DAY_DELAY_MS = 500;

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  choose: (day: string) => void;
}

/** A day, among the tools above a list. An incomplete date, such as one of the year 20, is not chosen. */
export function DayField({ label, value, min, max, choose }: DayFieldProps) {
  const isValid = (day: string) => day === '' || isDay(day);
  const { typed, type } = useTypedChoice({ value, choose, isValid, delayMs: DAY_DELAY_MS });
  return (
    <input
      type="date"
      aria-label={label}
      value={typed}
      min={min}
      max={max}
      onChange={(event) => type(event.target.value)}
      className={`w-38 min-w-0 px-3 max-[60rem]:w-auto max-[60rem]:flex-1 ${TOOL_CONTROL}`}
    />
  );
}
