import { MAX_HOME_FIGURES, MAX_HOME_PANELS, type WrittenShop } from '@harrow/contract';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RowSet } from '@/components/desk/row-set';
import { TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm } from '../hooks/use-section-form';
import { AreaInBoth, InBoth, InGerman } from './in-both';
import { PictureChoice } from './picture-choice';
import { SectionForm } from './section-form';

const words = messages.shopSettings;

const fieldsOf = ({ home }: WrittenShop) => ({ home });

type HomeFields = ReturnType<typeof fieldsOf>;

/** What the home page shows above the products. */
export function HomeSection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), (typed) => typed);
  return (
    <SectionForm form={form} submit={submit}>
      <InBoth form={form} name="home.headline" label={words.headline} hint={words.headlineHint} />
      <AreaInBoth form={form} name="home.text" label={words.homeText} hint={words.homeTextHint} />
      <PictureChoice
        form={form}
        name="home.picture"
        label={words.picture}
        hint={words.pictureHint}
      />
      <Panels />
      <InBoth form={form} name="home.figuresTitle" label={words.figuresTitle} />
      <Figures />
    </SectionForm>
  );
}

const NO_PANEL = { title: '', action: '', byMachine: '', picture: null, category: '' };

function Panels() {
  const form = useFormContext<HomeFields>();
  const rows = useFieldArray({ control: form.control, name: 'home.panels' });
  return (
    <RowSet
      title={words.panels}
      hint={words.panelsHint}
      error={form.formState.errors.home?.panels?.root?.message}
      rows={rows.fields}
      nameOf={words.panel}
      addLabel={words.addPanel}
      max={MAX_HOME_PANELS}
      onAdd={() => rows.append(NO_PANEL)}
      onRemove={rows.remove}
      layout="grid-cols-1"
    >
      {(index) => (
        <>
          <InBoth form={form} name={`home.panels.${index}.title`} label={words.panelTitle} />
          <InBoth form={form} name={`home.panels.${index}.action`} label={words.action} />
          <InBoth form={form} name={`home.panels.${index}.byMachine`} label={words.byMachine} />
          <TextField
            {...textIn(form, `home.panels.${index}.category`)}
            label={words.category}
            spellCheck={false}
          />
          <PictureChoice form={form} name={`home.panels.${index}.picture`} label={words.picture} />
        </>
      )}
    </RowSet>
  );
}

const NO_FIGURE = { label: '', figure: '', unit: '' };

function Figures() {
  const form = useFormContext<HomeFields>();
  const rows = useFieldArray({ control: form.control, name: 'home.figures' });
  return (
    <RowSet
      title={words.figures}
      hint={words.figuresHint}
      error={form.formState.errors.home?.figures?.root?.message}
      rows={rows.fields}
      nameOf={words.figureRow}
      addLabel={words.addFigure}
      max={MAX_HOME_FIGURES}
      onAdd={() => rows.append(NO_FIGURE)}
      onRemove={rows.remove}
      layout="sm:grid-cols-3 items-start"
    >
      {(index) => (
        <>
          <TextField {...textIn(form, `home.figures.${index}.label`)} label={words.figureLabel} />
          <TextField {...textIn(form, `home.figures.${index}.figure`)} label={words.figure} />
          <TextField {...textIn(form, `home.figures.${index}.unit`)} label={words.unit} />
          <InGerman form={form} name={`home.figures.${index}.label`} label={words.figureLabel} />
          <InGerman form={form} name={`home.figures.${index}.figure`} label={words.figure} />
          <InGerman form={form} name={`home.figures.${index}.unit`} label={words.unit} />
        </>
      )}
    </RowSet>
  );
}
