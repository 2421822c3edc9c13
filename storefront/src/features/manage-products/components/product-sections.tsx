import { MAX_DOCUMENTS, MAX_SPECIFICATIONS, type ChargeRules } from '@harrow/contract';
import { FormProvider } from 'react-hook-form';
import { spellMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { PictureUploads } from '../hooks/use-picture-uploads';
import { FIELD_WORDS, type ProductFormState } from '../lib/product-fields';
import { GermanTexts } from './german-texts';
import { PairsEditor } from './pairs-editor';
import { PicturesEditor } from './pictures-editor';
import { TermFields } from './term-fields';

const words = messages.productForm;

/** The price in the hint, which shows the format. */
const EXAMPLE_PRICE = 12_480;

const BOXES = {
  name: 'lg:col-span-6!',
  description: 'lg:col-span-6!',
  sku: 'lg:col-span-3!',
  category: 'lg:col-span-3!',
};

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

interface ProductSectionsProps {
  form: ProductFormState;
  rules: ChargeRules | null;
  pictures: PictureUploads;
}

/** All fields of a product. */
export function ProductSections({ form, rules, pictures }: ProductSectionsProps) {
  const price = rules
    ? words.priceHint(spellMoney(EXAMPLE_PRICE, rules.code))
    : words.priceHintAlone;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <PicturesEditor form={form} pictures={pictures} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-6 lg:[&>*]:col-span-2">
        <FormProvider {...form}>
          <TermFields hints={{ ...words.hints, price }} boxes={BOXES} rows={5} />
        </FormProvider>
      </div>
      {PAIRS.map((pairs) => (
        <PairsEditor
          key={pairs.name}
          form={form}
          title={FIELD_WORDS[pairs.name].label}
          {...pairs}
        />
      ))}
      <GermanTexts form={form} />
    </div>
  );
}
