import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { AmountField } from '@/components/ui/number-field';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { PricePreview } from '../api/price-changes';
import { useCategories, usePriceRules } from '../api/products';
import { usePricePlan } from '../hooks/use-price-plan';
import { roundings } from '../lib/wanted-prices';
import { CategoryOptions } from './category-options';
import { ChangedPrices } from './changed-prices';

const words = messages.priceChanges;

const SELECT = `${CONTROL} border-edge! bg-card! screen-only`;

type Plan = ReturnType<typeof usePricePlan>;

/** Changes the prices of many products: what is wanted, what it would do, and the button that does it. */
export function PlanPrices() {
  const plan = usePricePlan();
  const { preview, failure, check, change } = plan;
  return (
    <div className="grid gap-8">
      <form
        noValidate
        className="grid max-w-3xl gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void check.run();
        }}
      >
        <Wanted {...plan} />
        <p role="alert" className="font-medium text-red-text empty:hidden">
          {failure}
        </p>
        <div>
          <Button
            type="submit"
            variant={preview ? 'ghost' : undefined}
            pending={check.pending}
            pendingLabel={words.checking}
          >
            {words.check}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-1 empty:hidden">
        {preview && <Summary preview={preview} />}
      </div>
      {preview && preview.changed > 0 && (
        <div>
          <Button
            pending={change.pending}
            pendingLabel={words.changing}
            onClick={() => void change.run()}
          >
            {words.change(preview.changed)}
          </Button>
        </div>
      )}
      {preview && <Preview preview={preview} />}
    </div>
  );
}

function Wanted({ typed, problem, choose }: Pick<Plan, 'typed' | 'problem' | 'choose'>) {
  const rules = usePriceRules();
  const categories = useCategories();
  const { category, by, value, rounding } = typed;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.products}>
        {(control) => (
          <select
            {...control}
            value={category}
            onChange={({ target }) => choose({ category: target.value })}
            className={SELECT}
          >
            <option value="">{words.allProducts}</option>
            <CategoryOptions categories={categories} chosen={category} />
          </select>
        )}
      </Field>
      <Field label={words.by}>
        {(control) => (
          <select
            {...control}
            value={by}
            onChange={({ target }) =>
              choose({ by: target.value === 'amount' ? 'amount' : 'percent' })
            }
            className={SELECT}
          >
            <option value="percent">{words.byPercent}</option>
            <option value="amount">{words.byAmount}</option>
          </select>
        )}
      </Field>
      <AmountField
        label={by === 'percent' ? words.percent : words.amount}
        hint={words.valueHint}
        value={value}
        onValueChange={(number) => choose({ value: number })}
        error={problem ?? undefined}
      />
      <Field label={words.rounding} hint={words.roundingHint}>
        {(control) => (
          <select
            {...control}
            value={rounding}
            onChange={({ target }) => choose({ rounding: target.value })}
            className={SELECT}
          >
            <option value="">{rules ? formatMoney(rules.step, rules.code) : words.least}</option>
            {rules &&
              roundings(rules).map((step) => (
                <option key={step} value={step}>
                  {formatMoney(step, rules.code)}
                </option>
              ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** The products that are shown of a preview; the others are counted. */
const MAX_SHOWN = 20;

/** How many prices would change, and how many not. */
function Summary({ preview: { changed, unchanged, tooLow, tooHigh } }: { preview: PricePreview }) {
  return (
    <>
      <p className="text-lg font-semibold">{words.would(changed)}</p>
      {unchanged > 0 && <p>{words.unchanged(unchanged)}</p>}
      {tooLow > 0 && <p>{words.tooLow(tooLow)}</p>}
      {tooHigh > 0 && <p>{words.tooHigh(tooHigh)}</p>}
      <p className="text-muted">{words.listsStay}</p>
    </>
  );
}

function Preview({ preview: { changed, products, kept, currency } }: { preview: PricePreview }) {
  const shown = products.slice(0, MAX_SHOWN);
  return (
    <>
      {shown.length > 0 && (
        <DeskSection
          title={words.newPrices}
          aside={
            shown.length < changed && (
              <p className="text-sm text-muted">{words.first(formatNumber(shown.length))}</p>
            )
          }
        >
          <ChangedPrices caption={words.newPrices} products={shown} currency={currency} />
        </DeskSection>
      )}
      {kept.length > 0 && (
        <DeskSection title={words.leftOut}>
          <ChangedPrices
            caption={words.leftOut}
            products={kept.slice(0, MAX_SHOWN)}
            currency={currency}
          />
        </DeskSection>
      )}
    </>
  );
}
