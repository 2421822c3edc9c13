import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { PAIR } from './section-form';

interface TextProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field with the English text. */
  name: FieldPath<Fields>;
  label: string;
  /** Stands at the English field. */
  hint?: string;
  /** By default, beside a hint, that the English text stands in for none. */
  germanHint?: string;
}

const words = messages.shopSettings;

/** The hint at the German field: it keeps both fields at one height. */
const hintOf = ({ hint, germanHint }: { hint?: string; germanHint?: string }) =>
  germanHint ?? (hint === undefined ? undefined : words.englishInstead);

/** The field with the German text, which has the name of the English one and `_de`. */
export function InGerman<Fields extends FieldValues>(props: TextProps<Fields>) {
  const { form, name, label } = props;
  return (
    <TextField
      {...textIn(form, `${name}_de` as FieldPath<Fields>)}
      label={words.inGerman(label)}
      hint={hintOf(props)}
      lang="de"
    />
  );
}

/** A line of text in English and in German. */
export function InBoth<Fields extends FieldValues>(props: TextProps<Fields>) {
  const { form, name, label, hint } = props;
  return (
    <div className={PAIR}>
      <TextField {...textIn(form, name)} label={label} hint={hint} />
      <InGerman {...props} />
    </div>
  );
}

/** A text of several lines in English, and below it in German. */
export function AreaInBoth<Fields extends FieldValues>(
  props: TextProps<Fields> & { rows?: number; className?: string },
) {
  const { form, name, label, hint, germanHint: _, ...rest } = props;
  return (
    <>
      <TextArea {...textIn(form, name)} label={label} hint={hint} {...rest} />
      <TextArea
        {...textIn(form, `${name}_de` as FieldPath<Fields>)}
        label={words.inGerman(label)}
        hint={hintOf(props)}
        lang="de"
        {...rest}
      />
    </>
  );
}
