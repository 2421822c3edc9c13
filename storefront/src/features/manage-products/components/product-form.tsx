import type { ChargeRules } from '@harrow/contract';
import { useState, type ReactNode } from 'react';
import { useLeaveGuard } from '@/components/desk/use-leave-guard';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { usePageEvents } from '../hooks/use-page-events';
import { usePictureUploads } from '../hooks/use-picture-uploads';
import type { ProductFormState } from '../lib/product-fields';
import { InTheShop } from './in-the-shop';
import { InvalidFields } from './invalid-fields';
import { ProductSections } from './product-sections';

const words = messages.productForm;

interface ProductFormProps {
  form: ProductFormState;
  rules: ChargeRules | null;
  /** Validates and sends the fields. */
  attempt: () => Promise<void>;
  failure: { message: string | undefined; isSignedOut: boolean };
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  /** Empties the form, or takes back what was changed. */
  onDiscard: () => void;
  submit: { label: string; pendingLabel: string };
  /** The question before the page is left with something that is not saved. */
  leaving: { title: string; text: string; confirmLabel: string };
  /** What the foot says of a form without errors. */
  summary?: ReactNode;
  /** Stands beside the fields, below the state of the product. */
  aside?: ReactNode;
}

/** The form of a product: its fields, what stands beside them, and the foot that saves them. */
export function ProductForm(props: ProductFormProps) {
  const { form, rules, attempt, isDirty, onDiscard, aside } = props;
  const pictures = usePictureUploads({
    read: () => form.getValues('images'),
    write(urls) {
      form.setValue('images', urls, { shouldDirty: true });
      form.clearErrors('images');
    },
  });
  const { run, pending } = useAction(async () => {
    if (!(await pictures.settled())) return;
    const had = form.getValues('images').length;
    await attempt();
    // added, so that the form is empty again
    if (had > 0 && form.getValues('images').length === 0) pictures.forget();
  });
  usePageEvents({ onSave: () => void run(), onFiles: pictures.add });
  const isUnsaved = isDirty || pictures.isRunning;
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
        className="[&_:is(input,textarea,select,button)]:scroll-mb-32"
      >
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <ProductSections form={form} rules={rules} pictures={pictures} />
          <div className="grid min-w-0 grid-cols-1 gap-8">
            <InTheShop form={form} />
            {aside}
          </div>
        </div>
        <Foot
          {...props}
          isUnsaved={isUnsaved}
          isUploading={pictures.isAwaited}
          pending={pending}
          onAskDiscard={() => setDiscarding(true)}
        />
      </form>
      <ConfirmDialog
        title={words.discardTitle}
        isOpen={isDiscarding}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={() => {
          setDiscarding(false);
          pictures.forget();
          onDiscard();
        }}
        onCancel={() => setDiscarding(false)}
      >
        {words.discardText}
      </ConfirmDialog>
      <LeaveQuestion {...props.leaving} isUnsaved={isUnsaved && !pending} />
    </>
  );
}

type FootProps = Pick<ProductFormProps, 'form' | 'failure' | 'submit' | 'summary'> & {
  isUnsaved: boolean;
  isUploading: boolean;
  pending: boolean;
  onAskDiscard: () => void;
};

/** Says what is changed or wrong, and has the buttons; always visible in a window that is high enough. */
function Foot(props: FootProps) {
  const { form, failure, submit, summary, isUnsaved, isUploading, pending, onAskDiscard } = props;
  return (
    <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center justify-end gap-3 border-t-2 border-ink bg-paper py-3 short:static">
      <FormFailure {...failure} />
      <div className="mr-auto min-w-0 text-sm text-muted max-sm:w-full">
        <InvalidFields form={form}>{summary}</InvalidFields>
      </div>
      {isUnsaved && (
        <Button
          variant="ghost"
          aria-disabled={pending}
          onClick={pending ? undefined : onAskDiscard}
          className="max-sm:grow"
        >
          {words.discard}
        </Button>
      )}
      <Button
        type="submit"
        pending={pending}
        pendingLabel={isUploading ? words.uploading : submit.pendingLabel}
        className="max-sm:grow"
      >
        {submit.label}
      </Button>
    </div>
  );
}

type LeaveQuestionProps = ProductFormProps['leaving'] & { isUnsaved: boolean };

function LeaveQuestion({ title, text, confirmLabel, isUnsaved }: LeaveQuestionProps) {
  const guard = useLeaveGuard(isUnsaved);
  return (
    <ConfirmDialog
      title={title}
      isOpen={guard.isAsking}
      confirmLabel={confirmLabel}
      cancelLabel={words.keepEditing}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {text}
    </ConfirmDialog>
  );
}
