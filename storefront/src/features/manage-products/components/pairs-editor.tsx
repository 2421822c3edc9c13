import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { PairField, ProductFormState } from '../lib/product-fields';
import { FormSection } from './form-section';
import { RowTools, useRowOrder } from './row-tools';

const words = messages.productForm;

interface PairsEditorProps {
  form: ProductFormState;
  /** The list of the form. */
  name: PairField;
  title: string;
  level?: 2 | 3;
  hint: string;
  /** The labels of the two fields of a row. */
  columns: Record<Part, string>;
  addLabel: string;
  max: number;
  /** Stands below the button that adds a row. */
  further?: ReactNode;
}

const PARTS = ['name', 'text'] as const;

type Part = (typeof PARTS)[number];

/** A list of pairs, such as figures and their values: a ruled sheet whose cells are the fields. */
export function PairsEditor(props: PairsEditorProps) {
  const { form, name, title, level, hint, columns, addLabel, max, further } = props;
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name });
  const { list, news, toolsOf } = useRowOrder<HTMLOListElement>({
    count: fields.length,
    move,
    remove,
  });
  const listError = form.formState.errors[name];
  return (
    <FormSection
      title={title}
      level={level}
      hint={hint}
      error={listError?.root?.message ?? listError?.message}
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={list} className="max-sm:grid max-sm:gap-2">
        {fields.map((field, index) => (
          <li key={field.id} className="grid gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid grid-cols-2 sm:grid-cols-[38%_minmax(0,1fr)]">
              {PARTS.map((part) => (
                <PairCell key={part} {...{ form, name, index, part }} label={columns[part]} />
              ))}
            </div>
            <RowTools {...toolsOf(index, nameOf(form, name, index))} />
          </li>
        ))}
      </ol>
      {fields.length < max && (
        <button
          type="button"
          data-add
          onClick={() => append({ name: '', text: '' })}
          className="button mt-1 inline-flex min-h-11 w-fit items-center gap-2 rounded-control border border-edge px-3 text-sm font-semibold hover:bg-ink hover:text-paper min-[60rem]:min-h-8"
        >
          <Plus aria-hidden className="size-4" />
          {addLabel}
        </button>
      )}
      {further}
    </FormSection>
  );
}

/** The name of a row, or its number while it has none. */
const nameOf = (form: PairsEditorProps['form'], list: PairField, index: number): string =>
  form.getValues(`${list}.${index}.name`).trim() || words.row(formatNumber(index + 1));

interface PairCellProps {
  form: PairsEditorProps['form'];
  name: PairField;
  index: number;
  part: Part;
  label: string;
}

function PairCell({ form, name, index, part, label }: PairCellProps) {
  const error = form.formState.errors[name]?.[index]?.[part]?.message;
  const errorId = `${name}-${index}-${part}-error`;
  return (
    <div className="-mt-px -ml-px grid content-start border border-edge focus-within:relative focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink">
      <input
        {...form.register(`${name}.${index}.${part}`)}
        dir="auto"
        aria-label={words.field(label, formatNumber(index + 1))}
        placeholder={label}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        className="min-h-11 w-full bg-transparent px-3 outline-0! placeholder:text-muted min-[60rem]:min-h-10"
      />
      <p
        id={errorId}
        aria-live="polite"
        className="px-3 pb-2 text-sm font-medium text-red-text empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
