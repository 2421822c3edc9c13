import type { UseFormRegisterReturn } from 'react-hook-form';
import { CONTROL } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { messages } from '@/messages';
import { useCategories } from '../api/products';
import { CategoryOptions } from './category-options';

const words = messages.productForm;

interface CategoryFieldProps {
  field: UseFormRegisterReturn;
  label: string;
  /** The handle that is chosen first; empty for none. */
  chosen: string | undefined;
  error: string | undefined;
}

/** The only category of a product, or none. */
export function CategoryField({ field, label, chosen, error }: CategoryFieldProps) {
  const categories = useCategories();
  return (
    <div className="print:hidden">
      <Field label={label} error={error}>
        {(control) => (
          <select
            // the browser drops a value without an option, so the field is mounted again with the options
            key={categories ? 'all' : 'loading'}
            {...control}
            {...field}
            // a select is read-only to CSS, but does not look like it
            className={`${CONTROL} border-edge! bg-card!`}
          >
            <option value="">{words.noCategory}</option>
            <CategoryOptions categories={categories} chosen={chosen} />
          </select>
        )}
      </Field>
    </div>
  );
}
