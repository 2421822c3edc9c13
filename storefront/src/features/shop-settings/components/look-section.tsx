import { MIN_CONTRAST, worstContrast, type Shop } from '@harrow/contract';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { messages } from '@/messages';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm, type Changes } from '../hooks/use-section-form';
import { PictureChoice } from './picture-choice';
import { BOX, CHECK, SectionForm } from './section-form';

const words = messages.shopSettings;

const USES = ['button', 'stock', 'link'] as const;
const SCHEMES = ['day', 'night'] as const;

/** The colors of `styles/tokens.css`, from which an editor starts. */
const BUILT_IN: NonNullable<Shop['colors']> = {
  button: { day: '#b23a22', night: '#bd4329' },
  stock: { day: '#2f6b45', night: '#8fd0a6' },
  link: { day: '#b23a22', night: '#f08a6f' },
};

const fieldsOf = ({ logo, icon, colors }: Shop) => ({
  logo,
  icon,
  hasColors: colors !== null,
  colors: colors ?? BUILT_IN,
});

type LookFields = ReturnType<typeof fieldsOf>;

const bodyOf = ({ logo, icon, hasColors, colors }: LookFields): Changes => ({
  logo,
  icon,
  colors: hasColors ? colors : null,
});

/** The logo, the icon and the colors of the shop. */
export function LookSection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), bodyOf);
  return (
    <SectionForm form={form} submit={submit}>
      <PictureChoice form={form} name="logo" label={words.logo} hint={words.logoHint} />
      <PictureChoice form={form} name="icon" label={words.icon} hint={words.iconHint} />
      <label className={CHECK}>
        <input {...form.register('hasColors')} type="checkbox" className={BOX} />
        {words.hasColors}
      </label>
      {form.watch('hasColors') && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {USES.flatMap((use) =>
            SCHEMES.map((scheme) => <Shade key={use + scheme} use={use} scheme={scheme} />),
          )}
        </div>
      )}
    </SectionForm>
  );
}

interface ShadeProps {
  use: (typeof USES)[number];
  scheme: (typeof SCHEMES)[number];
}

/** A color with its contrast, which the server checks too. */
function Shade({ use, scheme }: ShadeProps) {
  const { register, watch, formState } = useFormContext<LookFields>();
  const contrast = worstContrast(use, scheme, watch(`colors.${use}.${scheme}`));
  const tooLow = contrast < MIN_CONTRAST ? words.tooLow(MIN_CONTRAST) : undefined;
  return (
    <Field
      label={words.color(words.colors[use], words.schemes[scheme])}
      hint={words.contrast(contrast)}
      error={tooLow ?? formState.errors.colors?.[use]?.[scheme]?.message}
    >
      {(control) => (
        <input
          {...control}
          {...register(`colors.${use}.${scheme}`)}
          type="color"
          className="h-11 w-full rounded-control border border-edge bg-card p-1"
        />
      )}
    </Field>
  );
}
