import { MAX_NAVIGATION_LINKS, type WrittenShop } from '@harrow/contract';
import { useFieldArray } from 'react-hook-form';
import { RowSet } from '@/components/desk/row-set';
import { TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { SeenShop } from '../api/shop-settings';
import { useSectionForm } from '../hooks/use-section-form';
import { InGerman } from './in-both';
import { SectionForm } from './section-form';

const words = messages.shopSettings;

const fieldsOf = ({ navigation }: WrittenShop) => ({ navigation });

/** The links of the header beside those that every shop has. */
export function LinksSection({ seen }: { seen: SeenShop }) {
  const { form, submit } = useSectionForm(seen, fieldsOf(seen.shop), (typed) => typed);
  const rows = useFieldArray({ control: form.control, name: 'navigation' });
  return (
    <SectionForm form={form} submit={submit}>
      <RowSet
        title={words.links}
        hint={words.linksHint}
        error={form.formState.errors.navigation?.root?.message}
        rows={rows.fields}
        nameOf={words.link}
        addLabel={words.addLink}
        max={MAX_NAVIGATION_LINKS}
        onAdd={() => rows.append({ title: '', path: '' })}
        onRemove={rows.remove}
        layout="sm:grid-cols-2 items-start"
      >
        {(index) => (
          <>
            <TextField {...textIn(form, `navigation.${index}.title`)} label={words.linkTitle} />
            <InGerman form={form} name={`navigation.${index}.title`} label={words.linkTitle} />
            <TextField
              {...textIn(form, `navigation.${index}.path`)}
              label={words.path}
              spellCheck={false}
            />
          </>
        )}
      </RowSet>
    </SectionForm>
  );
}
