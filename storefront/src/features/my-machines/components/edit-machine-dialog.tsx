import { MAX_NICKNAME_LENGTH, MAX_SERIAL_LENGTH, type OwnMachine } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextField, textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { UserText } from '@/components/ui/user-text';
import { textOrNull } from '@/lib/forms/text-or-null';
import { formatNumber } from '@/lib/format/numbers';
import { toApiError } from '@/lib/http/api-error';
import { readingsIn } from '@/lib/serial-readings';
import { messages } from '@/messages';
import { useMachineOptions } from '../api/machine-options';
import { isKeptAlready, useOwnMachineChanges } from '../api/own-machine-changes';

const words = messages.myMachines;

/** A text that may be left empty. */
const optional = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, messages.forms.tooLong(formatNumber(max))));

const fieldsSchema = z.object({
  nickname: optional(MAX_NICKNAME_LENGTH),
  serial: optional(MAX_SERIAL_LENGTH),
  options: z.array(z.string()),
});

type Fields = z.infer<typeof fieldsSchema>;

/** Returns the fields to send. Options that are not known stay so unless one is chosen. */
const toBody = ({ nickname, serial, options }: Fields, own: OwnMachine) => ({
  nickname: textOrNull(nickname),
  serial: textOrNull(serial.toUpperCase()),
  ...(options.length > 0 || own.options !== null ? { options } : {}),
});

/** The form of a machine; a serial number that is refused may have likely readings. */
function useMachineForm(own: OwnMachine, onSaved: () => void) {
  const { change } = useOwnMachineChanges();
  const [readings, setReadings] = useState<string[]>([]);
  const form = useForm<Fields>({
    resolver: zodResolver(fieldsSchema),
    defaultValues: {
      nickname: own.nickname ?? '',
      serial: own.serial ?? '',
      options: own.options ?? [],
    },
  });
  const submit = useSubmit(
    form.handleSubmit(async (fields) => {
      setReadings([]);
      try {
        await change(own._id, toBody(fields, own));
        showSuccess(words.saved);
        onSaved();
      } catch (error) {
        const failure = toApiError(error);
        setReadings(readingsIn(failure));
        if (isKeptAlready(failure)) {
          form.setError('serial', { message: failure.message }, { shouldFocus: true });
        } else reportFailure(form, failure, { fields: ['serial', 'nickname'] });
      }
    }),
  );
  const take = (reading: string) => {
    setReadings([]);
    form.setValue('serial', reading, { shouldDirty: true });
    form.clearErrors('serial');
    form.setFocus('serial');
  };
  return { form, submit, readings, take };
}

/** Changes the name, the serial number and the options of a machine. */
export function EditMachineDialog({ own, onClose }: { own: OwnMachine; onClose: () => void }) {
  const { form, submit, readings, take } = useMachineForm(own, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={words.editTitle}
      isOpen
      size="narrow"
      onClose={onClose}
      onSubmit={submit}
      failure={{ message: errors.root?.message, isSignedOut: errors.root?.type === SESSION_ENDED }}
      confirmLabel={words.save}
      pending={isSubmitting}
      pendingLabel={words.saving}
    >
      <UserText as="p" className="wrap-anywhere text-muted">
        {own.machine.name}
      </UserText>
      <TextField
        {...textIn(form, 'nickname')}
        label={words.nickname}
        hint={words.nicknameHint}
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...textIn(form, 'serial')}
        label={words.serial}
        hint={words.serialHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono font-medium tracking-[0.04em] uppercase"
      />
      {readings.length > 0 && (
        <div role="group" aria-label={words.likely} className="-mt-2 flex flex-wrap gap-3">
          {readings.map((reading) => (
            <Button key={reading} variant="card" size="small" onClick={() => take(reading)}>
              {messages.partsBook.didYouMean(reading)}
            </Button>
          ))}
        </div>
      )}
      <OptionFields form={form} handle={own.machine.handle} />
    </FormDialog>
  );
}

/** The options that the machine can have; nothing where it has none. */
function OptionFields({ form, handle }: { form: UseFormReturn<Fields>; handle: string }) {
  const { data: options = [] } = useMachineOptions(handle);
  if (options.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.options}</legend>
      <p className="text-sm text-muted">{words.optionsHint}</p>
      {options.map(({ code, name }) => (
        <label key={code} className="flex min-h-11 items-center gap-x-2.5 md:min-h-9">
          <input
            {...form.register('options')}
            type="checkbox"
            value={code}
            className="size-6 shrink-0 accent-ink md:size-5"
          />
          <UserText>{name}</UserText>
        </label>
      ))}
    </fieldset>
  );
}
