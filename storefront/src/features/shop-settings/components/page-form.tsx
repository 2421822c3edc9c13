import {
  germanPromises,
  shopPromises,
  type ShopPageVersion,
  type ShopPromises,
} from '@harrow/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { reportFailure } from '@/components/ui/form-failure';
import { Markdown } from '@/components/ui/markdown';
import { TextField, textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { useChange } from '@/components/ui/use-change';
import { useSubmit } from '@/components/ui/use-action';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { formatMoment } from '@/lib/format/date';
import { describeError, toApiError } from '@/lib/http/api-error';
import { useShop } from '@/lib/shop';
import { sectionsOf } from '@/lib/shop-pages';
import { messages } from '@/messages';
import { useDeletePage, usePageVersions, useSavePage, type SeenPage } from '../api/shop-pages';
import { AreaInBoth, InBoth } from './in-both';
import { SectionForm } from './section-form';

const words = messages.shopSettings;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface PageFields {
  slug: string;
  title: string;
  topics: string;
  text: string;
  title_de: string;
  text_de: string;
}

const NEW_PAGE: Omit<PageFields, 'slug'> = {
  title: '',
  topics: '',
  text: '',
  title_de: '',
  text_de: '',
};

interface PageFormProps {
  /** The name of the page; '' for a new one. */
  slug: string;
  seen: SeenPage;
  onSaved?: () => void;
}

/** The form of a page, with its preview and its earlier texts. */
export function PageForm({ slug, seen, onSaved }: PageFormProps) {
  const { title, topics, text, title_de, text_de } = seen.page ?? NEW_PAGE;
  const form = useForm<PageFields>({
    defaultValues: { slug, title, topics, text, title_de, text_de },
  });
  const submit = useSavedPage(form, seen, onSaved);
  return (
    <>
      <SectionForm
        form={form}
        submit={submit}
        also={seen.page && <PageLinks slug={slug} title={title} />}
      >
        {slug === '' && (
          <TextField
            {...textIn(form, 'slug')}
            {...form.register('slug', {
              validate: (typed) => SLUG.test(typed.trim()) || words.slugWrong,
            })}
            label={words.slug}
            hint={words.slugHint}
            spellCheck={false}
          />
        )}
        <InBoth form={form} name="title" label={words.pageTitle} />
        <TextField {...textIn(form, 'topics')} label={words.topics} hint={words.topicsHint} />
        <AreaInBoth
          form={form}
          name="text"
          label={words.pageText}
          hint={words.pageTextHint}
          rows={18}
          className="font-mono text-sm"
        />
        <Preview form={form} name="text" title={words.preview} promises={shopPromises} />
        <Preview
          form={form}
          name="text_de"
          title={words.inGerman(words.preview)}
          promises={germanPromises}
        />
      </SectionForm>
      {seen.page && (
        <Versions
          slug={slug}
          onUse={(used) => {
            form.setValue('text', used.text, { shouldDirty: true });
            form.setValue('text_de', used.text_de, { shouldDirty: true });
            showSuccess(words.used);
          }}
        />
      )}
    </>
  );
}

/** Saves the page; what was typed stays after a refusal. A new page is then opened under its name. */
function useSavedPage(
  form: UseFormReturn<PageFields>,
  { tag }: SeenPage,
  onSaved: (() => void) | undefined,
) {
  const save = useSavePage();
  const navigate = useNavigate();
  return useSubmit(
    form.handleSubmit(async ({ slug: typed, ...page }) => {
      const slug = typed.trim();
      try {
        await save(slug, page, tag);
        showSuccess(words.pageSaved);
        if (onSaved) onSaved();
        else void navigate(`${deskPaths.settings('pages')}?page=${slug}`);
      } catch (error) {
        const failure = toApiError(error);
        if (failure.status === 412) form.setError('root', { message: words.pageChanged });
        else {
          const fields = ['slug', 'title', 'topics', 'text', 'title_de', 'text_de'] as const;
          reportFailure(form, failure, { fields, whenUnknown: words.whenUnknown });
        }
      }
    }),
  );
}

interface PreviewProps {
  form: UseFormReturn<PageFields>;
  name: 'text' | 'text_de';
  title: string;
  /** Those of the language of the text. */
  promises: ShopPromises;
}

function Preview({ form, name, title, promises }: PreviewProps) {
  const shop = useShop();
  const { lead, sections } = sectionsOf({ text: form.watch(name) }, shop, promises);
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">{title}</summary>
      <div className="mt-3 grid gap-4">
        <Markdown>{lead}</Markdown>
        {sections.map(({ heading, text }, place) => (
          <div key={place} className="grid gap-2">
            <UserText as="h3" className="heading text-xl">
              {heading}
            </UserText>
            <Markdown>{text}</Markdown>
          </div>
        ))}
      </div>
    </details>
  );
}

function PageLinks({ slug, title }: { slug: string; title: string }) {
  const navigate = useNavigate();
  const deletePage = useDeletePage(slug);
  const deletion = useChange({
    send: async () => {
      await deletePage();
      void navigate(deskPaths.settings('pages'));
    },
    done: words.deleted,
    describe: describeError,
  });
  return (
    <>
      <Link
        to={paths.shopPage(slug)}
        className="flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words.openPage}
      </Link>
      <ConfirmButton
        label={words.deletePage}
        about={title}
        variant="ghost"
        title={words.deleteTitle(title)}
        pending={deletion.pending}
        pendingLabel={words.deleting}
        onConfirm={() => deletion.run()}
      >
        {words.deleteText}
      </ConfirmButton>
    </>
  );
}

/** The texts that the page has had, each of which can be put back into the form. */
function Versions({ slug, onUse }: { slug: string; onUse: (version: ShopPageVersion) => void }) {
  const { data = [] } = usePageVersions(slug);
  const [, ...earlier] = data;
  return (
    <DeskSection title={words.versions}>
      {earlier.length === 0 && <p className="py-3 text-muted">{words.noVersions}</p>}
      <ul>
        {earlier.map(({ savedAt, savedBy, ...version }) => (
          <li
            key={version._id}
            className="flex flex-wrap items-center gap-x-4 border-b border-line py-1"
          >
            <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
            <span className="min-w-0 grow truncate text-muted">{savedBy ?? words.byNobody}</span>
            <Button
              variant="tool"
              size="tool"
              aria-description={words.versionOf(formatMoment(savedAt))}
              onClick={() => onUse({ ...version, savedAt, savedBy })}
            >
              {words.useVersion}
            </Button>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
