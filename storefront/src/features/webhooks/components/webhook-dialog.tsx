import { MAX_URL_LENGTH, webhookEvents, type Webhook, type WebhookEvent } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure, reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextField, textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';
import { useSaveWebhook } from '../api/webhooks';

const words = messages.webhooks;

const fieldsSchema = z.object({
  url: textSchema(words.urlRequired, MAX_URL_LENGTH),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1, words.eventsRequired)),
});

type Fields = z.infer<typeof fieldsSchema>;

interface WebhookDialogProps {
  /** The address to edit; if omitted, a new one is added. */
  webhook?: Webhook;
  onClose: () => void;
  /** Called with the secret of a new address. */
  onSecret?: (secret: string) => void;
}

/** Adds an address that gets messages, or changes one. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const save = useSaveWebhook(webhook?._id);
  const form = useForm<Fields>({
    resolver: zodResolver(fieldsSchema),
    defaultValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? [
        'order.placed',
        'order.paid',
        'order.cancelled',
        'order.refunded',
      ],
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form.handleSubmit(async (fields) => {
      try {
        const secret = await save(fields);
        showSuccess(webhook ? words.saved : words.added);
        onClose();
        if (secret !== null) onSecret?.(secret);
      } catch (error) {
        reportFailure(form, error, { fields: ['url', 'events'] });
      }
    }),
  );
  return (
    <Dialog
      title={webhook ? words.editTitle : words.addTitle}
      isOpen
      onClose={onClose}
      busy={isSubmitting}
      onSubmit={submit}
      foot={
        <DialogActions
          confirmLabel={webhook ? words.save : words.add}
          pending={isSubmitting}
          pendingLabel={webhook ? words.saving : words.adding}
          onCancel={onClose}
        />
      }
    >
      <TextField
        {...textIn(form, 'url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        label={words.url}
        hint={words.urlHint}
      />
      <EventFields form={form} />
      <FormFailure
        message={errors.root?.message}
        isSignedOut={errors.root?.type === SESSION_ENDED}
      />
    </Dialog>
  );
}

function EventFields({ form }: { form: UseFormReturn<Fields> }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.events}</legend>
      {webhookEvents.map((event) => (
        <EventField key={event} form={form} event={event} />
      ))}
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {form.formState.errors.events?.message}
      </p>
    </fieldset>
  );
}

function EventField({ form, event }: { form: UseFormReturn<Fields>; event: WebhookEvent }) {
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-2.5 md:min-h-9">
      <input
        {...form.register('events')}
        type="checkbox"
        value={event}
        className="size-6 shrink-0 accent-ink md:size-5"
      />
      {words.eventNames[event]}
      <code className="figure text-sm text-muted max-sm:w-full max-sm:pl-8.5">{event}</code>
    </label>
  );
}
