import { countries, type WrittenShop } from '@harrow/contract';
import { CONTROL } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { once } from '@/lib/once';
import { messages } from '@/messages';
import { LOCALE } from '@/messages/en/language';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm } from '../hooks/use-section-form';
import { InGerman } from './in-both';
import { PAIR, SectionForm } from './section-form';

const words = messages.shopSettings;

const names = once(() => new Intl.DisplayNames(LOCALE, { type: 'region' }));

/** The countries by their names. */
const named = once(() =>
  countries
    .map((code) => ({ code, name: names().of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name)),
);

const fieldsOf = ({ name, maker }: WrittenShop) => ({ name, maker });

/** Who sells: on papers, in mails, and in the footer of each page. */
export function MakerSection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), (typed) => typed);
  const { maker } = form.formState.errors;
  return (
    <SectionForm form={form} submit={submit}>
      <TextField {...textIn(form, 'name')} label={words.shopName} hint={words.shopNameHint} />
      <TextField
        {...textIn(form, 'maker.legalName')}
        label={words.legalName}
        hint={words.legalNameHint}
        autoComplete="organization"
      />
      <TextArea
        {...textIn(form, 'maker.address')}
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
      />
      <div className={PAIR}>
        <Field label={words.country} error={maker?.country?.message}>
          {(control) => (
            <select
              {...control}
              {...form.register('maker.country')}
              className={`${CONTROL} screen-only`}
            >
              <option value="">{words.noCountry}</option>
              {named().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField {...textIn(form, 'maker.phone')} label={words.phone} type="tel" />
        <TextField {...textIn(form, 'maker.email')} label={words.email} type="email" />
        <TextField {...textIn(form, 'maker.hours')} label={words.hours} hint={words.hoursHint} />
        <InGerman form={form} name="maker.hours" label={words.hours} />
        <TextField
          {...textIn(form, 'maker.vatId')}
          label={words.vatId}
          hint={words.vatIdHint}
          spellCheck={false}
        />
        <TextField
          {...textIn(form, 'maker.registration')}
          label={words.registration}
          hint={words.registrationHint}
        />
        <TextField
          {...textIn(form, 'maker.timeZone')}
          label={words.timeZone}
          hint={words.timeZoneHint}
          spellCheck={false}
        />
      </div>
    </SectionForm>
  );
}
