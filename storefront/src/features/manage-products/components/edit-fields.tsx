import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENTS,
  MAX_PART_NUMBER_LENGTH,
  MAX_PRODUCT_IMAGES,
  MAX_SPECIFICATIONS,
  type ChargeRules,
} from '@harrow/contract';
import { useController, type UseFormReturn } from 'react-hook-form';
import { AmountField, FormNumber } from '@/components/ui/number-field';
import { CharacterCount, TextArea, TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { CheckedEdit, EditFields as Fields } from '../lib/product-edit';
import { CategoryField } from './category-field';
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
      <Pictures form={form} upload={upload} />
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

function Pictures({ form, upload }: Pick<EditFieldsProps, 'form' | 'upload'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { error } = fieldState;
  return (
    <PicturesEditor
      title={words.pictures}
      level={3}
      hint={words.picturesHint}
      images={field.value}
      onChange={(images) => {
        field.onChange(images);
        form.clearErrors('images');
      }}
      error={error?.message ?? error?.root?.message}
      inputRef={field.ref}
      max={MAX_PRODUCT_IMAGES}
      hasMain
      {...upload}
    />
  );
}

function Terms({ form, rules }: Omit<EditFieldsProps, 'upload'>) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-6 lg:[&>*]:col-span-2">
      <div className="lg:col-span-6!">
        <TextField {...form.register('name')} label={labels.name} error={errors.name?.message} />
      </div>
      <TextField
        {...form.register('sku')}
        label={labels.sku}
        maxLength={MAX_PART_NUMBER_LENGTH}
        autoComplete="off"
        error={errors.sku?.message}
      />
      <CategoryField
        field={form.register('category')}
        chosen={form.formState.defaultValues?.category}
        error={errors.category?.message}
      />
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
