import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENTS,
  MAX_SPECIFICATIONS,
  type ChargeRules,
} from '@harrow/contract';
import type { UseFormReturn } from 'react-hook-form';
import { CONTROL, Field } from '@/components/ui/field';
import { AmountField, FormNumber } from '@/components/ui/number-field';
import { CharacterCount, TextArea, TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { useCategories } from '../api/products';
import type { CheckedEdit, EditFields as Fields } from '../lib/product-edit';
import { CategoryOptions } from './category-options';
import { PairsEditor } from './pairs-editor';
import { PicturesEditor } from './pictures-editor';

const words = messages.editProduct;
const labels = messages.addProduct;

const FIGURE_COLUMNS = { name: words.figure, text: words.value };
const DOCUMENT_COLUMNS = { name: words.documentName, text: words.documentUrl };

interface EditFieldsProps {
  form: UseFormReturn<Fields, unknown, CheckedEdit>;
  rules: ChargeRules | null;
  /** The upload of a picture. */
  upload: { progress: number | null; onProgress: (share: number | null) => void };
}

/** All fields of a product, for staff. */
export function EditFields({ form, rules, upload }: EditFieldsProps) {
  return (
    <>
      <Terms form={form} rules={rules} />
      <PicturesEditor form={form} {...upload} />
      <PairsEditor
        form={form}
        name="specifications"
        title={words.specifications}
        hint={words.specificationsHint}
        columns={FIGURE_COLUMNS}
        addLabel={words.addFigure}
        max={MAX_SPECIFICATIONS}
      />
      <PairsEditor
        form={form}
        name="documents"
        title={words.documents}
        hint={words.documentsHint}
        columns={DOCUMENT_COLUMNS}
        addLabel={words.addDocument}
        max={MAX_DOCUMENTS}
      />
    </>
  );
}

function Terms({ form, rules }: Omit<EditFieldsProps, 'upload'>) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-6 lg:[&>*]:col-span-2">
      <div className="lg:col-span-4!">
        <TextField {...form.register('name')} label={labels.name} error={errors.name?.message} />
      </div>
      <CategoryField form={form} />
      <FormNumber
        form={form}
        name="price"
        as={AmountField}
        label={rules ? words.priceIn(rules.code.toUpperCase()) : labels.price}
      />
      <FormNumber form={form} name="available" label={labels.available} />
      <FormNumber form={form} name="minimum" label={labels.minimum} min={1} />
      <div className="lg:col-span-6!">
        <TextArea
          {...form.register('description')}
          label={labels.description}
          hint={<CharacterCount form={form} name="description" max={MAX_DESCRIPTION_LENGTH} />}
          rows={3}
          error={errors.description?.message}
        />
      </div>
    </div>
  );
}

function CategoryField({ form }: Pick<EditFieldsProps, 'form'>) {
  const categories = useCategories();
  const { errors, defaultValues } = form.formState;
  return (
    <Field label={words.category} error={errors.category?.message}>
      {(control) => (
        <select
          // the browser drops a value without an option, so the field starts again with the options
          key={categories ? 'all' : 'loading'}
          {...control}
          {...form.register('category')}
          // a select is read-only to CSS, but does not look like it
          className={`${CONTROL} border-edge! bg-card!`}
        >
          <option value="">{words.noCategory}</option>
          <CategoryOptions categories={categories} chosen={defaultValues?.category} />
        </select>
      )}
    </Field>
  );
}
