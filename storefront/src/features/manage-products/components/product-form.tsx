import {
  MAX_DESCRIPTION_LENGTH,
  MAX_PART_NUMBER_LENGTH,
  MAX_PRODUCT_IMAGES,
} from '@harrow/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { AmountField, FormNumber } from '@/components/ui/number-field';
import { Button } from '@/components/ui/button';
import { CharacterCount, TextArea, TextField } from '@/components/ui/text-field';
import { FormFailure } from '@/components/ui/form-failure';
import { PictureField } from '@/components/ui/picture-field';
import { spellMoney } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { usePriceRules } from '../api/products';
import { useProductForm } from '../hooks/use-product-form';
import { CategoryField } from './category-field';
import { PicturesEditor } from './pictures-editor';

const words = messages.addProduct;

/** The price in the hint, which shows the format. */
const EXAMPLE_PRICE = 12_480;

/** The form that adds a product. */
export function ProductForm({ user }: { user: SessionUser }) {
  const rules = usePriceRules();
  const { form, progress, submit, failure } = useProductForm(user, rules);
  const { errors, isSubmitting } = form.formState;
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
      <TextField {...form.register('name')} label={words.name} error={errors.name?.message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('sku')}
          label={words.sku}
          hint={words.skuHint}
          maxLength={MAX_PART_NUMBER_LENGTH}
          autoComplete="off"
          error={errors.sku?.message}
        />
        <CategoryField
          field={form.register('category')}
          chosen={form.formState.defaultValues?.category}
          error={errors.category?.message}
        />
      </div>
      <FormNumber
        form={form}
        name="price"
        as={AmountField}
        label={words.price}
        hint={rules ? words.priceHint(spellMoney(EXAMPLE_PRICE, rules.code)) : words.priceHintAlone}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumber
          form={form}
          name="available"
          label={words.available}
          hint={words.availableHint}
        />
        <FormNumber
          form={form}
          name="minimum"
          label={words.minimum}
          hint={words.minimumHint}
          min={1}
        />
      </div>
      <TextArea
        {...form.register('description')}
        label={words.description}
        hint={
          <>
            {words.descriptionHint}{' '}
            <CharacterCount form={form} name="description" max={MAX_DESCRIPTION_LENGTH} />
          </>
        }
        rows={5}
        error={errors.description?.message}
      />
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
