import { FormProvider } from 'react-hook-form';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { FormFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { messages } from '@/messages';
import type { MachineProduct } from '../api/machine-settings';
import { useMachineForm } from '../hooks/use-machine-form';
import { OptionRows } from './option-rows';
import { RangeRows } from './range-rows';
import { SchemeFields } from './scheme-fields';
import { TrySerial } from './try-serial';
import { UnmakeButton } from './unmake-button';

const words = messages.machineSettings;

interface MachineFormProps {
  handle: string;
  product: MachineProduct;
}

/** The form of a machine's settings. */
export function MachineForm({ handle, product }: MachineFormProps) {
  const { form, submit } = useMachineForm(handle, product);
  const { errors, isSubmitting } = form.formState;
  const hasSerials = form.watch('hasSerials');
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-10">
        <DeskSection title={words.serials} className="grid grid-cols-1 gap-5">
          <label className="flex min-h-11 items-center gap-2.5 font-semibold">
            <input
              {...form.register('hasSerials')}
              type="checkbox"
              className="size-6 shrink-0 accent-ink"
            />
            {words.hasSerials}
          </label>
          {hasSerials && (
            <>
              <SchemeFields />
              <TrySerial />
            </>
          )}
        </DeskSection>
        {hasSerials && <RangeRows />}
        <OptionRows />
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <FormFailure
            message={errors.root?.message}
            isSignedOut={errors.root?.type === SESSION_ENDED}
          />
          <Button type="submit" pending={isSubmitting} pendingLabel={words.saving}>
            {words.save}
          </Button>
          {product.settings && <UnmakeButton handle={handle} name={product.name} />}
        </div>
      </form>
    </FormProvider>
  );
}
