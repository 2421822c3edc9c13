import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { messages } from '@/messages';
import {
  FIELD_WORDS,
  PAIR_FIELDS,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
  type ProductFormState,
} from '../lib/product-fields';

const words = messages.productForm;

/** Returns the path of the first control of a field that is wrong. */
function pathOf(errors: FieldErrors<ProductFields>, field: ProductField): FieldPath<ProductFields> {
  const list = PAIR_FIELDS.find((name) => name === field);
  const rows = list && errors[list];
  const row = Array.isArray(rows) ? rows.findIndex(Boolean) : -1;
  if (!list || row < 0) return field;
  return `${list}.${row}.${rows?.[row]?.name ? 'name' : 'text'}`;
}

interface InvalidFieldsProps {
  form: ProductFormState;
  /** Shown if no field is invalid. */
  children: ReactNode;
}

/** Names the fields that are invalid; each name leads to its field. */
export function InvalidFields({ form, children }: InvalidFieldsProps) {
  const { errors } = form.formState;
  const invalid = PRODUCT_FIELDS.filter((field) => errors[field]);
  if (invalid.length === 0) return children;
  return (
    <p>
      {words.toCorrect(invalid.length)}{' '}
      {invalid.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <button
            type="button"
            onClick={() => form.setFocus(pathOf(errors, field))}
            className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
          >
            {FIELD_WORDS[field].label}
          </button>
        </Fragment>
      ))}
    </p>
  );
}
