import { Minus, Plus } from 'lucide-react';
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { messages } from '@/messages';
import { CONTROL } from './control';
import { Field, type FieldProps } from './field';
import { TextField } from './text-field';
import { useNumberText } from './use-number-text';

type Input = InputHTMLAttributes<HTMLInputElement>;

interface NumberFieldProps
  extends FieldProps, Omit<Input, 'id' | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** Null while the field is empty, NaN while its text is not a number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The limits of the step buttons; typed values are not limited. */
  min?: number;
  max?: number;
  /** The unit, shown inside the field. */
  unit?: string;
}

/** A field for a number, typed or pasted in common formats, or stepped with buttons and arrow keys. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  function NumberField(props, ref) {
    const {
      label,
      error,
      hint,
      errorElsewhere,
      value,
      onValueChange,
      min = 0,
      max = Infinity,
      unit,
      ...rest
    } = props;
    const { input, type } = useNumberText(value, onValueChange);
    const step = (by: number) => {
      const from = value === null || Number.isNaN(value) ? min - by : value;
      type(String(Math.min(Math.max(from + by, min), Math.max(min, max))));
    };

    return (
      <Field label={label} error={error} hint={hint} errorElsewhere={errorElsewhere}>
        {(control) => (
          <div className="flex items-stretch gap-2">
            <StepButton
              label={messages.ui.oneLess}
              onPress={() => step(-1)}
              disabled={rest.disabled}
            >
              <Minus aria-hidden className="size-5" />
            </StepButton>
            <div className="relative w-full max-w-44">
              <input
                inputMode="numeric"
                {...rest}
                {...control}
                {...input}
                ref={ref}
                min={min}
                max={Number.isFinite(max) ? max : undefined}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  step(event.key === 'ArrowUp' ? 1 : -1);
                }}
                className={`${CONTROL} without-spinner figure text-lg ${unit ? 'pr-16' : ''}`}
              />
              {unit && (
                <span
                  aria-hidden
                  className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-muted"
                >
                  {unit}
                </span>
              )}
            </div>
            <StepButton
              label={messages.ui.oneMore}
              onPress={() => step(1)}
              disabled={rest.disabled}
            >
              <Plus aria-hidden className="size-5" />
            </StepButton>
          </div>
        )}
      </Field>
    );
  },
);

interface StepButtonProps {
  label: string;
  onPress: () => void;
  disabled: boolean | undefined;
  children: ReactNode;
}

function StepButton({ label, onPress, disabled, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid w-12 shrink-0 place-items-center rounded-control border border-edge bg-card transition-colors duration-150 hover:border-ink disabled:text-muted"
    >
      {children}
    </button>
  );
}

interface AmountFieldProps extends FieldProps {
  name?: string;
  autoFocus?: boolean;
  /** A decimal; null while the field is empty, NaN while its text is not a number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  onBlur?: () => void;
}

/** A field for an amount of money, typed or pasted in common formats, without step buttons. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { value, onValueChange, ...rest },
  ref,
) {
  const { input } = useNumberText(value, onValueChange);
  return (
    <TextField
      {...rest}
      ref={ref}
      {...input}
      inputMode="decimal"
      className="without-spinner figure max-w-60 text-lg"
    />
  );
});

interface FormNumberProps<Fields extends FieldValues, Checked> extends Omit<FieldProps, 'error'> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the number. */
  name: FieldPathByValue<Fields, number | null>;
  /** The control: with step buttons, or for an amount. */
  as?: typeof NumberField | typeof AmountField;
  min?: number;
  max?: number;
}

/** A number field of a form, with its error. */
export function FormNumber<Fields extends FieldValues, Checked>({
  form,
  name,
  as: Control = NumberField,
  ...rest
}: FormNumberProps<Fields, Checked>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { onChange, ...bound } = field;
  return (
    <Control {...rest} {...bound} onValueChange={onChange} error={fieldState.error?.message} />
  );
}
