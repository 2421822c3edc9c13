import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { AmountField } from './amount-field';
import type { FieldProps } from './field';
import { NumberField } from './number-field';

interface FormNumberProps<Fields extends FieldValues, Checked> extends Omit<FieldProps, 'error'> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the number. */
  name: FieldPathByValue<Fields, number | null>;
  /** How it is entered: in steps, or as an amount. */
  as?: typeof NumberField | typeof AmountField;
  min?: number;
  max?: number;
}

/** A number of a form, with what is wrong with it. */
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
