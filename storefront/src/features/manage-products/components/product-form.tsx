import { MAX_DESCRIPTION_LENGTH } from '@harrow/contract';
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

const words = messages.addProduct;

/** The price in the hint, which shows the format. */
const EXAMPLE_PRICE = 12_480;

/** The form that adds a product. */
export function ProductForm({ user }: { user: SessionUser }) {
  const rules = usePriceRules();
  const { form, progress, submit, failure } = useProductForm(user, rules);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <PictureField form={form} name="img" label={words.image} progress={progress} />
      <TextField {...form.register('name')} label={words.name} error={errors.name?.message} />
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
      <FormFailure {...failure} />
      <Button type="submit" pending={isSubmitting} pendingLabel={words.adding} className="sm:w-fit">
        {words.add}
      </Button>
    </form>
  );
}
