import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { PAIR } from './section-form';

interface TextProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field with the English text. */
  name: FieldPath<Fields>;
  label: string;
  hint?: string;
}

/** The field with the German text, which has the name of the English one and `_de`. */
export function InGerman<Fields extends FieldValues>({
  form,
  name,
  label,
  hint,
}: TextProps<Fields>) {
  return (
    <TextField
      {...textIn(form, `${name}_de` as FieldPath<Fields>)}
      label={messages.shopSettings.inGerman(label)}
      hint={hint}
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
  const { form, name, label, ...rest } = props;
  return (
    <>
      <TextArea {...textIn(form, name)} label={label} {...rest} />
      <TextArea
        {...textIn(form, `${name}_de` as FieldPath<Fields>)}
        label={messages.shopSettings.inGerman(label)}
        lang="de"
        {...rest}
      />
    </>
  );
}
