import { MAX_NOTE_LENGTH } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '@/components/ui/button';
import { FormFailure, reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextArea, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';

const words = messages.deskOrder;

const schema = z.object({ text: textSchema(words.noteRequired, MAX_NOTE_LENGTH) });

interface NoteFormProps {
  add: (text: string) => Promise<unknown>;
  /** The notes, which are read again. */
  queryKey: QueryKey;
}

/** A note stays in its field if saving fails, and so does text typed while saving. */
export function NoteForm({ add, queryKey }: NoteFormProps) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } });
  const { isSubmitting, errors } = form.formState;
  const submit = useSubmit(
    form.handleSubmit(async ({ text }) => {
      const sent = form.getValues('text');
      try {
        await add(text);
        const typed = form.getValues('text');
        form.reset({ text: typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed });
      } catch (error) {
        reportFailure(form, error, { fields: ['text'], whenUnknown: words.noteUnknown });
      }
      await client.invalidateQueries({ queryKey });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 py-4">
      <TextArea {...textIn(form, 'text')} label={words.newNote} rows={2} />
      <FormFailure
        message={errors.root?.message}
        isSignedOut={errors.root?.type === SESSION_ENDED}
      />
      <Button
        type="submit"
        variant="ghost"
        size="small"
        pending={isSubmitting}
        className="justify-self-start"
      >
        <StickyNote aria-hidden />
        {words.addNote}
      </Button>
    </form>
  );
}
