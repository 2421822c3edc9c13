import {
  useWatch,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { formatNumber } from '@/lib/format/pieces';
import { messages } from '@/messages';

interface CharacterCountProps<Fields extends FieldValues, Checked> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the text. */
  name: FieldPathByValue<Fields, string>;
  /** How many characters it may have. */
  most: number;
}

/** How many characters a text of a form has, counted like by its schema, and how many it may have. */
export function CharacterCount<Fields extends FieldValues, Checked>({
  form,
  name,
  most,
}: CharacterCountProps<Fields, Checked>) {
  const text: string = useWatch({ control: form.control, name });
  const { length } = text.trim();
  return (
    <span className={`tabular-nums ${length > most ? 'font-medium text-red-text' : ''}`}>
      {messages.forms.typed(formatNumber(length), formatNumber(most))}
    </span>
  );
}
