import type { Shop } from '@harrow/contract';
import { MAX_HOME_FIGURES, MAX_HOME_PANELS } from '@harrow/contract';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RowSet } from '@/components/desk/row-set';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm } from '../hooks/use-section-form';
import { PictureChoice } from './picture-choice';
import { PAIR, SectionForm } from './section-form';

const words = messages.shopSettings;

const fieldsOf = ({ home }: Shop) => ({ home });

type HomeFields = ReturnType<typeof fieldsOf>;

/** What the home page shows above the products. */
export function HomeSection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), (typed) => typed);
  return (
    <SectionForm form={form} submit={submit}>
      <TextField
        {...textIn(form, 'home.headline')}
        label={words.headline}
        hint={words.headlineHint}
      />
      <TextArea {...textIn(form, 'home.text')} label={words.homeText} hint={words.homeTextHint} />
      <PictureChoice
        form={form}
        name="home.picture"
        label={words.picture}
        hint={words.pictureHint}
      />
      <Panels />
      <TextField {...textIn(form, 'home.figuresTitle')} label={words.figuresTitle} />
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
          <TextField {...textIn(form, `home.panels.${index}.title`)} label={words.panelTitle} />
          <div className={PAIR}>
            <TextField {...textIn(form, `home.panels.${index}.action`)} label={words.action} />
            <TextField
              {...textIn(form, `home.panels.${index}.byMachine`)}
              label={words.byMachine}
            />
          </div>
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
        </>
      )}
    </RowSet>
  );
}
