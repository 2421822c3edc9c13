import { MAX_PRODUCT_IMAGES } from '@harrow/contract';
import { useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { PictureField } from '@/components/ui/picture-field';
import { spellMoney } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { usePriceRules } from '../api/products';
import { useProductForm } from '../hooks/use-product-form';
import { PicturesEditor } from './pictures-editor';
import { TermFields } from './term-fields';

const words = messages.addProduct;

/** The price in the hint, which shows the format. */
const EXAMPLE_PRICE = 12_480;

const WIDE = 'sm:col-span-2';
const BOXES = { name: WIDE, price: WIDE, description: WIDE };

/** The form that adds a product. */
export function ProductForm({ user }: { user: SessionUser }) {
  const rules = usePriceRules();
  const { form, progress, submit, failure } = useProductForm(user, rules);
  const { isSubmitting } = form.formState;
  const pictures = useController({ control: form.control, name: 'images' });
  /** The uploaded fraction of a further picture; null if none is uploaded. */
  const [share, setShare] = useState<number | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (share === null) submit(event);
        else event.preventDefault();
      }}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <PictureField form={form} name="img" label={words.image} progress={progress} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormProvider {...form}>
          <TermFields
            hints={{
              ...words.hints,
              price: rules
                ? words.priceHint(spellMoney(EXAMPLE_PRICE, rules.code))
                : words.priceHintAlone,
            }}
            boxes={BOXES}
            rows={5}
          />
        </FormProvider>
      </div>
      <PicturesEditor
        title={words.morePictures}
        level={2}
        hint={words.morePicturesHint}
        images={pictures.field.value}
        onChange={pictures.field.onChange}
        error={pictures.fieldState.error?.message}
        max={MAX_PRODUCT_IMAGES - 1}
        progress={share}
        onProgress={setShare}
      />
      <FormFailure {...failure} />
      <Button
        type="submit"
        pending={isSubmitting || share !== null}
        pendingLabel={share === null ? words.adding : messages.editProduct.uploading}
        className="sm:w-fit"
      >
        {words.add}
      </Button>
    </form>
  );
}
