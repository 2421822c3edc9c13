import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import {
  get,
  useWatch,
  type FieldError,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { CONTROL } from './control';
import { Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** A small control at the right end of the field, such as a button that shows the password. */
  trailing?: ReactNode;
}

/** A single-line text field. Accepts the props that react-hook-form's `register` returns. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, trailing, className = '', ...rest },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            dir="auto"
            {...rest}
            {...control}
            ref={ref}
            className={`${CONTROL} ${trailing ? 'pr-14' : ''} ${className}`}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
});

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

/** A multi-line text field. Accepts the props that react-hook-form's `register` returns. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, className = '', rows = 3, ...rest },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          ref={ref}
          rows={rows}
          className={`${CONTROL} ${className}`}
        />
      )}
    </Field>
  );
});

/** The props of a text control in a form: those that register it, and its error. */
export function textIn<Fields extends FieldValues, Checked>(
  form: UseFormReturn<Fields, unknown, Checked>,
  name: FieldPath<Fields>,
) {
  const error = get<object, FieldError | undefined>(form.formState.errors, name);
  return { ...form.register(name), error: error?.message };
}

interface CharacterCountProps<Fields extends FieldValues, Checked> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the text. */
  name: FieldPathByValue<Fields, string>;
  max: number;
}

/** Shows the number of characters in a field and the maximum, counted as its schema counts them. */
export function CharacterCount<Fields extends FieldValues, Checked>({
  form,
  name,
  max,
}: CharacterCountProps<Fields, Checked>) {
  const text: string = useWatch({ control: form.control, name });
  const { length } = text.trim();
  return (
    <span className={`tabular-nums ${length > max ? 'font-medium text-red-text' : ''}`}>
      {messages.forms.typed(formatNumber(length), formatNumber(max))}
    </span>
  );
}
