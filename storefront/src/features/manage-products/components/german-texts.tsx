import { MAX_DESCRIPTION_LENGTH, MAX_SPECIFICATIONS } from '@harrow/contract';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { CharacterCount, TextArea, textIn, TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { FIELD_WORDS, type ProductFormState } from '../lib/product-fields';
import { PairsEditor } from './pairs-editor';

const words = messages.productForm;

const FIELDS = ['name_de', 'description_de', 'specifications_de'] as const;

const COLUMNS = { name: words.germanFigure, text: words.germanValue };

/** The texts of a product in German, which are asked for only once someone wants to write some. */
export function GermanTexts({ form }: { form: ProductFormState }) {
  const texts = useWatch({ control: form.control, name: FIELDS });
  const { errors } = form.formState;
  const [isWanted, setWanted] = useState(false);
  const hasTexts = texts.some(({ length }) => length > 0);
  const isOpen = isWanted || hasTexts || FIELDS.some((name) => errors[name]);
  return (
    <DeskSection
      title={words.german}
      aside={<p className="text-sm text-muted">{words.germanHint}</p>}
      className="grid min-w-0 grid-cols-1 gap-5"
    >
      {isOpen ? (
        <Fields form={form} />
      ) : (
        <Button variant="tool" size="tool" className="w-fit" onClick={() => setWanted(true)}>
          <Languages aria-hidden className="size-4.5" />
          {words.writeGerman}
        </Button>
      )}
    </DeskSection>
  );
}

function Fields({ form }: { form: ProductFormState }) {
  const [english, german] = useWatch({
    control: form.control,
    name: ['specifications', 'specifications_de'],
  });
  const { name_de, description_de, specifications_de } = FIELD_WORDS;
  return (
    <>
      <TextField {...textIn(form, 'name_de')} label={name_de.label} lang="de" />
      <TextArea
        {...textIn(form, 'description_de')}
        label={description_de.label}
        hint={<CharacterCount form={form} name="description_de" max={MAX_DESCRIPTION_LENGTH} />}
        lang="de"
        rows={4}
      />
      <PairsEditor
        form={form}
        name="specifications_de"
        title={specifications_de.label}
        level={3}
        hint={words.specificationsHint}
        columns={COLUMNS}
        addLabel={words.addGermanFigure}
        max={MAX_SPECIFICATIONS}
        further={
          german.length === 0 &&
          english.length > 0 && (
            <Button
              variant="tool"
              size="tool"
              className="w-fit"
              onClick={() =>
                form.setValue('specifications_de', structuredClone(english), { shouldDirty: true })
              }
            >
              {words.takeFigures}
            </Button>
          )
        }
      />
    </>
  );
}
