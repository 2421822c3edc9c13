import type { WrittenShop } from '@harrow/contract';
import { DeskSection } from '@/components/desk/section';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm, type Changes } from '../hooks/use-section-form';
import { numberIn, numberText } from '../lib/numbers';
import { AreaInBoth, InBoth, InGerman } from './in-both';
import { BOX, CHECK, PAIR, SectionForm } from './section-form';

const words = messages.shopSettings;

const fieldsOf = ({ delivery, tax }: WrittenShop) => ({
  delivery: {
    ...delivery,
    shipsInDays: numberText(delivery.shipsInDays),
    cutoffHour: String(delivery.cutoffHour),
    complaintDays: numberText(delivery.complaintDays),
    holidays: delivery.holidays.join('\n'),
  },
  hasTax: tax !== null,
  tax: { ...tax, rate: numberText(tax?.rate ?? null), text: tax?.text ?? '' },
});

/** An empty number is sent as one that the server names as missing. */
const needed = (typed: string): number => numberIn(typed) ?? Number.NaN;

const bodyOf = ({ delivery, hasTax, tax }: ReturnType<typeof fieldsOf>): Changes => ({
  delivery: {
    ...delivery,
    shipsInDays: numberIn(delivery.shipsInDays),
    cutoffHour: needed(delivery.cutoffHour),
    complaintDays: numberIn(delivery.complaintDays),
    holidays: delivery.holidays.split(/[\s,;]+/).filter(Boolean),
  },
  tax: hasTax ? { ...tax, rate: needed(tax.rate) } : null,
});

/** What the shop promises about delivery, and the tax that its prices contain. */
export function DeliverySection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), bodyOf);
  const [free, hasTax] = form.watch(['delivery.free', 'hasTax']);
  return (
    <SectionForm form={form} submit={submit}>
      <DeskSection title={words.delivery} className="grid grid-cols-1 gap-5">
        <div className={PAIR}>
          <TextField
            {...textIn(form, 'delivery.shipsInDays')}
            label={words.shipsInDays}
            hint={words.shipsInDaysHint}
            inputMode="numeric"
          />
          <TextField
            {...textIn(form, 'delivery.cutoffHour')}
            label={words.cutoffHour}
            hint={words.cutoffHourHint}
            inputMode="numeric"
          />
          <TextField {...textIn(form, 'delivery.shipsFrom')} label={words.shipsFrom} />
          <InGerman form={form} name="delivery.shipsFrom" label={words.shipsFrom} />
          <TextField
            {...textIn(form, 'delivery.complaintDays')}
            label={words.complaintDays}
            hint={words.complaintDaysHint}
            inputMode="numeric"
          />
        </div>
        <label className={CHECK}>
          <input {...form.register('delivery.free')} type="checkbox" className={BOX} />
          {words.free}
        </label>
        {free ? (
          <InBoth form={form} name="delivery.freeIn" label={words.freeIn} hint={words.freeInHint} />
        ) : (
          <InBoth form={form} name="delivery.cost" label={words.cost} hint={words.costHint} />
        )}
        <AreaInBoth form={form} name="delivery.text" label={words.deliveryText} />
        <TextArea
          {...textIn(form, 'delivery.holidays')}
          label={words.holidays}
          hint={words.holidaysHint}
          rows={4}
        />
      </DeskSection>
      <DeskSection title={words.tax} className="grid grid-cols-1 gap-5">
        <label className={CHECK}>
          <input {...form.register('hasTax')} type="checkbox" className={BOX} />
          {words.hasTax}
        </label>
        {hasTax && (
          <>
            <TextField
              {...textIn(form, 'tax.rate')}
              label={words.rate}
              hint={words.rateHint}
              inputMode="decimal"
            />
            <InBoth form={form} name="tax.text" label={words.taxText} hint={words.taxTextHint} />
          </>
        )}
      </DeskSection>
    </SectionForm>
  );
}
