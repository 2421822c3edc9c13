import {
  MAX_DOCUMENTS,
  MAX_PRODUCT_IMAGES,
  MAX_SPECIFICATIONS,
  type ChargeRules,
} from '@harrow/contract';
import { FormProvider, useController, type UseFormReturn } from 'react-hook-form';
import { messages } from '@/messages';
import type { CheckedEdit, EditFields as Fields } from '../lib/product-edit';
import { PairsEditor } from './pairs-editor';
import { PicturesEditor } from './pictures-editor';
import { TermFields } from './term-fields';

const words = messages.editProduct;
const { fields } = messages.product;

const BOXES = { name: 'lg:col-span-6!', description: 'lg:col-span-6!' };

const PAIRS = [
  {
    name: 'specifications',
    hint: words.specificationsHint,
    columns: { name: words.figure, text: words.value },
    addLabel: words.addFigure,
    max: MAX_SPECIFICATIONS,
  },
  {
    name: 'documents',
    hint: words.documentsHint,
    columns: { name: words.documentName, text: words.documentUrl },
    addLabel: words.addDocument,
    max: MAX_DOCUMENTS,
  },
] as const;

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
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-6 lg:[&>*]:col-span-2">
        <FormProvider {...form}>
          <TermFields
            labels={rules ? { price: words.priceIn(rules.code.toUpperCase()) } : {}}
            boxes={BOXES}
            rows={3}
          />
        </FormProvider>
      </div>
      <Pictures form={form} upload={upload} />
      {PAIRS.map((pairs) => (
        <PairsEditor key={pairs.name} form={form} title={fields[pairs.name].label} {...pairs} />
      ))}
    </>
  );
}

function Pictures({ form, upload }: Pick<EditFieldsProps, 'form' | 'upload'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { error } = fieldState;
  return (
    <PicturesEditor
      title={fields.images.label}
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
