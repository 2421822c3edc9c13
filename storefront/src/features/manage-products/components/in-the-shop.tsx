import { useController } from 'react-hook-form';
import { Choice } from '@/components/desk/choice';
import { DeskSection } from '@/components/desk/section';
import { messages } from '@/messages';
import type { ProductFormState } from '../lib/product-fields';

const words = messages.productForm;

const STATES = [
  { isDraft: false, label: words.published, hint: words.publishedHint },
  { isDraft: true, label: words.draft, hint: words.draftHint },
];

/** Whether everyone sees a product, or only staff. */
export function InTheShop({ form }: { form: ProductFormState }) {
  const { field } = useController({ control: form.control, name: 'draft' });
  return (
    <DeskSection title={words.inTheShop}>
      <fieldset>
        <legend className="sr-only">{words.inTheShop}</legend>
        {STATES.map(({ isDraft, label, hint }, index) => (
          <Choice
            key={label}
            inputRef={index === 0 ? field.ref : undefined}
            name={field.name}
            checked={field.value === isDraft}
            onChange={() => field.onChange(isDraft)}
            onBlur={field.onBlur}
          >
            <span className="font-semibold">
              {label} <span className="block text-sm font-normal text-muted">{hint}</span>
            </span>
          </Choice>
        ))}
      </fieldset>
    </DeskSection>
  );
}
