import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { messages } from '@/messages';

const words = messages.shopSettings;

interface SectionFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  submit: (event: FormEvent) => void;
  /** Stands beside the button that saves. */
  also?: ReactNode;
  children: ReactNode;
}

/** The form of a section, with the button that saves it. */
export function SectionForm<Fields extends FieldValues>(props: SectionFormProps<Fields>) {
  const { form, submit, also, children } = props;
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-8">
        {children}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <FormFailure
            message={errors.root?.message}
            isSignedOut={errors.root?.type === SESSION_ENDED}
          />
          <Button type="submit" pending={isSubmitting} pendingLabel={words.saving}>
            {words.save}
          </Button>
          {also}
        </div>
      </form>
    </FormProvider>
  );
}

/** A box to tick, with its words. */
export const CHECK = 'flex min-h-11 items-center gap-2.5 font-semibold';
export const BOX = 'size-6 shrink-0 accent-ink';

/** Fields beside each other where there is room. */
export const PAIR = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2';
