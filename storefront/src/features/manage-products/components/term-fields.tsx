import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { AmountField, FormNumber } from '@/components/ui/number-field';
import { CharacterCount, TextArea, TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import {
  PRODUCT_TERMS,
  type ProductTerm,
  type TermName,
  type TypedTerms,
} from '../lib/product-terms';
import { CategoryField } from './category-field';

interface TermFieldsProps {
  hints?: Partial<Record<TermName, string>>;
  /** Class names of a box around a field, which only some fields have. */
  boxes: Partial<Record<TermName, string>>;
  /** The lines of the field for the description. */
  rows: number;
}

/** The fields for the texts and numbers of a product, within the form that `FormProvider` gives. */
export function TermFields({ hints, boxes, rows }: TermFieldsProps) {
  return PRODUCT_TERMS.map((term) => {
    const { name } = term;
    const { label } = messages.product.fields[name];
    const field = <TermField key={name} {...{ term, label, rows }} hint={hints?.[name]} />;
    const box = boxes[name];
    if (box === undefined) return field;
    return (
      <div key={name} className={box}>
        {field}
      </div>
    );
  });
}

interface TermFieldProps {
  term: ProductTerm;
  label: string;
  hint: string | undefined;
  rows: number;
}

function TermField({ term, label, hint, rows }: TermFieldProps): ReactNode {
  const form = useFormContext<TypedTerms>();
  const error = form.formState.errors[term.name]?.message;
  const shown = { label, hint, error };
  switch (term.kind) {
    case 'line':
      return <TextField {...form.register(term.name)} {...shown} />;
    case 'code':
      return (
        <TextField
          {...form.register(term.name)}
          {...shown}
          maxLength={term.max}
          autoComplete="off"
        />
      );
    case 'category':
      return (
        <CategoryField
          field={form.register(term.name)}
          label={label}
          chosen={form.formState.defaultValues?.category}
          error={error}
        />
      );
    case 'amount':
      return <FormNumber form={form} name={term.name} as={AmountField} {...{ label, hint }} />;
    case 'count':
      return <FormNumber form={form} name={term.name} min={term.least} {...{ label, hint }} />;
    case 'text':
      return (
        <TextArea
          {...form.register(term.name)}
          {...shown}
          hint={
            <>
              {hint} <CharacterCount form={form} name={term.name} max={term.max} />
            </>
          }
          rows={rows}
        />
      );
  }
}
