import {
  languages,
  shopMailKinds,
  type Language,
  type ShopMail,
  type ShopMailKind,
} from '@harrow/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { reportFailure } from '@/components/ui/form-failure';
import { QueryContent } from '@/components/ui/query-list';
import { Select } from '@/components/ui/select';
import { showSuccess } from '@/components/ui/toast';
import { useAction, useSubmit } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { previewMail, useSaveMail, useShopMails, type Words } from '../api/shop-settings';
import { AreaInBoth, InBoth } from './in-both';
import { SectionForm } from './section-form';

const words = messages.shopSettings;

/** The parameter with the kind of mail that is edited. */
const KIND = 'kind';

/** The words of the mails about orders. */
export function MailsSection() {
  const query = useShopMails();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(KIND);
  const kind = shopMailKinds.find((each) => each === asked) ?? shopMailKinds[0];
  return (
    <div className="grid grid-cols-1 gap-6">
      <Select
        label={words.mail}
        value={kind}
        onChange={({ target }) => setSearch({ [KIND]: target.value }, { replace: true })}
      >
        {shopMailKinds.map((each) => (
          <option key={each} value={each}>
            {words.mails[each]}
          </option>
        ))}
      </Select>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {(mails) => {
          const mail = mails.find((each) => each.kind === kind);
          return mail && <MailForm key={kind} kind={kind} mail={mail} />;
        }}
      </QueryContent>
    </div>
  );
}

type MailFields = Record<keyof Words, string>;

const FIELDS = ['subject', 'opening', 'closing', 'subject_de', 'opening_de', 'closing_de'] as const;

/** An empty field stands for the built-in words. */
const wordsIn = (typed: MailFields): Words => ({
  subject: typed.subject.trim() || null,
  opening: typed.opening.trim() || null,
  closing: typed.closing.trim() || null,
  subject_de: typed.subject_de.trim() || null,
  opening_de: typed.opening_de.trim() || null,
  closing_de: typed.closing_de.trim() || null,
});

/** Returns the words of the mail that is previewed. */
function previewed(typed: MailFields, language: Language) {
  const { subject, opening, closing, subject_de, opening_de, closing_de } = wordsIn(typed);
  return language === 'de'
    ? { language, subject: subject_de, opening: opening_de, closing: closing_de }
    : { language, subject, opening, closing };
}

function MailForm({ kind, mail }: { kind: ShopMailKind; mail: ShopMail }) {
  const { places, required } = mail;
  const form = useForm<MailFields>({
    defaultValues: Object.fromEntries(FIELDS.map((name) => [name, mail[name] ?? ''])),
  });
  const save = useSaveMail(kind);
  const [preview, setPreview] = useState<{ subject: string; html: string }>();
  const fail = (error: unknown) =>
    reportFailure(form, error, { fields: FIELDS, whenUnknown: words.whenUnknown });
  const submit = useSubmit(
    form.handleSubmit(async (typed) => {
      try {
        await save(wordsIn(typed));
        showSuccess(words.mailSaved);
      } catch (error) {
        fail(error);
      }
    }),
  );
  const show = useAction(async (language: Language) => {
    form.clearErrors();
    try {
      setPreview(await previewMail(kind, previewed(form.getValues(), language)));
    } catch (error) {
      fail(error);
    }
  });
  return (
    <>
      <SectionForm
        form={form}
        submit={submit}
        also={
          <>
            {languages.map((language) => (
              <Button
                key={language}
                variant="ghost"
                pending={show.pending}
                pendingLabel={words.previewing}
                onClick={() => void show.run(language)}
              >
                {words.showPreview[language]}
              </Button>
            ))}
          </>
        }
      >
        <p className="text-sm text-muted">
          {words.places(places.map((place) => `{${place}}`).join(', '))}{' '}
          {required !== null && words.required(`{${required}}`)}
        </p>
        <InBoth
          form={form}
          name="subject"
          label={words.subject}
          hint={words.builtIn}
          germanHint={words.builtIn}
        />
        <AreaInBoth
          form={form}
          name="opening"
          label={words.opening}
          hint={words.builtIn}
          germanHint={words.builtIn}
          rows={5}
        />
        <AreaInBoth
          form={form}
          name="closing"
          label={words.closing}
          hint={words.builtIn}
          germanHint={words.builtIn}
          rows={3}
        />
      </SectionForm>
      {preview && (
        // without rights: a mail has no scripts, and must not get any
        <iframe
          title={words.previewTitle(preview.subject)}
          sandbox=""
          srcDoc={preview.html}
          className="h-160 w-full max-w-3xl rounded-card border border-line bg-white"
        />
      )}
    </>
  );
}
