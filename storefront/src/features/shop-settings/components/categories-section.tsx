import type { WrittenCategory } from '@harrow/contract';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { reportFailure } from '@/components/ui/form-failure';
import { QueryContent } from '@/components/ui/query-list';
import { Select } from '@/components/ui/select';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { useCreateCategory, useSaveCategory, useWrittenCategories } from '../api/categories';
import { AreaInBoth, InBoth } from './in-both';
import { PictureChoice } from './picture-choice';
import { SectionForm } from './section-form';

const words = messages.shopSettings;

/** The parameter with the handle of the category that is edited; empty for a new one. */
const CATEGORY = 'category';

/** The names, texts and pictures of the categories. */
export function CategoriesSection() {
  const query = useWrittenCategories();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(CATEGORY) ?? '';
  const choose = (handle: string) => setSearch({ [CATEGORY]: handle }, { replace: true });
  return (
    <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
      {({ data }) => {
        const category = data.find(({ handle }) => handle === asked);
        return (
          <div className="grid grid-cols-1 gap-6">
            <Select
              label={words.categoryToEdit}
              value={category?.handle ?? ''}
              onChange={({ target }) => choose(target.value)}
              className="screen-only"
            >
              <option value="">{words.newCategory}</option>
              <Options categories={data} />
            </Select>
            {category ? (
              <EditedCategory key={category.handle} category={category} />
            ) : (
              <NewCategory categories={data} onCreated={choose} />
            )}
          </div>
        );
      }}
    </QueryContent>
  );
}

/** The names of categories, those below others behind dashes. */
const Options = ({ categories }: { categories: readonly WrittenCategory[] }) =>
  categories.map(({ handle, level, name }) => (
    <option key={handle} value={handle}>
      {`${'– '.repeat(level)}${name}`}
    </option>
  ));

type CategoryFields = Omit<WrittenCategory, 'handle' | 'level'>;

const FIELDS = ['name', 'description', 'name_de', 'description_de', 'img'] as const;

const EMPTY: CategoryFields = {
  name: '',
  description: '',
  name_de: '',
  description_de: '',
  img: null,
};

/** Reports a refusal at the fields of the form, which keeps what was typed. */
const fail = (form: UseFormReturn<CategoryFields>, error: unknown) =>
  reportFailure(form, error, { fields: FIELDS, whenUnknown: words.whenUnknown });

function EditedCategory({ category }: { category: WrittenCategory }) {
  const { handle, level: _, ...fields } = category;
  const form = useForm<CategoryFields>({ defaultValues: fields });
  const save = useSaveCategory(handle);
  const submit = useSubmit(
    form.handleSubmit(async (typed) => {
      try {
        showSuccess((await save(typed)) ? words.saved : words.nothing);
      } catch (error) {
        fail(form, error);
      }
    }),
  );
  return (
    <SectionForm form={form} submit={submit}>
      <Texts form={form} />
    </SectionForm>
  );
}

interface NewCategoryProps {
  categories: readonly WrittenCategory[];
  onCreated: (handle: string) => void;
}

function NewCategory({ categories, onCreated }: NewCategoryProps) {
  const [parent, setParent] = useState('');
  const form = useForm<CategoryFields>({ defaultValues: EMPTY });
  const create = useCreateCategory();
  const submit = useSubmit(
    form.handleSubmit(async (typed) => {
      try {
        const handle = await create({ ...typed, ...(parent !== '' && { parent }) });
        showSuccess(words.categoryAdded);
        onCreated(handle);
      } catch (error) {
        fail(form, error);
      }
    }),
  );
  return (
    <SectionForm form={form} submit={submit}>
      <Select
        label={words.parent}
        value={parent}
        onChange={({ target }) => setParent(target.value)}
        className="screen-only"
      >
        <option value="">{words.noParent}</option>
        <Options categories={categories} />
      </Select>
      <Texts form={form} />
    </SectionForm>
  );
}

const Texts = ({ form }: { form: UseFormReturn<CategoryFields> }) => (
  <>
    <InBoth form={form} name="name" label={words.categoryName} />
    <AreaInBoth
      form={form}
      name="description"
      label={words.categoryText}
      hint={words.categoryTextHint}
    />
    <PictureChoice form={form} name="img" label={words.picture} hint={words.categoryPictureHint} />
  </>
);
