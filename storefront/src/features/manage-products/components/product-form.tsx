import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/character-count';
import { FormFailure } from '@/components/ui/form-failure';
import { FormNumber } from '@/components/ui/form-number';
import { PictureField } from '@/components/ui/picture-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { spellMoney } from '@/lib/format/money';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { usePriceRules } from '../hooks/use-price-rules';
import { useProductForm } from '../hooks/use-product-form';
import { LONGEST_DESCRIPTION } from '../lib/product-schema';

const words = messages.addProduct;

/** A price to show how one is written. */
const EXAMPLE = 12_480;

/** Asks for everything that a product of the shop has, and adds it. */
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
        hint={rules ? words.priceHint(spellMoney(EXAMPLE, rules.code)) : words.priceHintAlone}
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
            <CharacterCount form={form} name="description" most={LONGEST_DESCRIPTION} />
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
