import type { Product } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { QueryContent } from '@/components/ui/query-list';
import * as deskPaths from '@/config/desk-paths';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { readProduct, type ReadProduct } from '../api/product-edit';
import { useCategories, usePriceRules } from '../api/products';
import { useProductEdit } from '../hooks/use-product-edit';
import {
  changedFields,
  describeField,
  fieldsOf,
  type EditField,
  type EditFields as Fields,
} from '../lib/product-edit';
import { namesOf } from './category-options';
import { BeforeAfter } from './before-after';
import { ConflictNotice } from './conflict-notice';
import { EditFields } from './edit-fields';

const words = messages.editProduct;

interface EditProductDialogProps {
  product: Product;
  onClose: () => void;
}

/** Changes a product, after reading the fields that the list does not have. */
export default function EditProductDialog({ product, onClose }: EditProductDialogProps) {
  const query = useQuery({
    // each opening reads it again
    queryKey: ['product-edit', product._id, useId()],
    queryFn: () => readProduct(product._id),
    staleTime: Infinity,
  });
  const title = words.title(isolate(product.name));
  if (query.data) return <EditDialog title={title} opened={query.data} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      isOpen
      size="wide"
      onClose={onClose}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
      }
    >
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {() => null}
      </QueryContent>
    </Dialog>
  );
}

interface EditDialogProps {
  title: string;
  opened: ReadProduct;
  onClose: () => void;
}

function EditDialog({ title, opened, onClose }: EditDialogProps) {
  const rules = usePriceRules();
  const names = namesOf(useCategories());
  const { form, product, submit, conflict, takeTheirs } = useProductEdit(opened, rules, onClose);
  const [progress, setProgress] = useState<number | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const typed = form.watch();
  const changed = changedFields(typed, product);
  const { isSubmitting, errors } = form.formState;
  const describe = (fields: Fields, field: EditField) =>
    describeField(fields, field, {
      currency: product.currency,
      categoryName: (handle) => names.get(handle) ?? handle,
    });
  const leave = () => {
    if (changed.length > 0 && !isLeaving) setLeaving(true);
    else onClose();
  };
  const isUploading = progress !== null;
  return (
    <Dialog
      title={title}
      isOpen
      size="wide"
      onClose={leave}
      busy={isSubmitting}
      onSubmit={(event) => {
        if (isUploading) event.preventDefault();
        else submit(event);
      }}
      foot={
        isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />
        ) : (
          <>
            <p className="mr-auto min-w-0 text-sm text-muted max-sm:w-full">
              <ChangedFields {...{ changed, typed, stored: fieldsOf(product), describe }} />
            </p>
            <DialogActions
              confirmLabel={conflict ? words.saveOver : words.save}
              pending={isSubmitting || isUploading}
              pendingLabel={isUploading ? words.uploading : words.saving}
              onCancel={leave}
            />
          </>
        )
      }
    >
      {conflict && (
        <ConflictNotice {...{ conflict, product, typed, describe }} onTakeTheirs={takeTheirs} />
      )}
      <EditFields form={form} rules={rules} upload={{ progress, onProgress: setProgress }} />
      <Link
        to={deskPaths.machineSettings(product.handle)}
        onClick={(event) => {
          if (changed.length === 0) return;
          event.preventDefault();
          setLeaving(true);
        }}
        className="inline-flex min-h-11 w-fit items-center underline underline-offset-4"
      >
        {words.machine}
      </Link>
      <FormFailure message={errors.root?.message} isSignedOut={false} />
    </Dialog>
  );
}

interface ChangedFieldsProps {
  changed: EditField[];
  typed: Fields;
  stored: Fields;
  describe: (fields: Fields, field: EditField) => string;
}

/** A single change with its values, or the names of several changed fields. */
function ChangedFields({ changed, typed, stored, describe }: ChangedFieldsProps) {
  const [field] = changed;
  if (field === undefined) return words.unchanged;
  const names = changed.map((each) => messages.product.fields[each].name).join(', ');
  if (changed.length > 1 || field === 'description') return `${words.changed} ${names}`;
  const [before, after] = [describe(stored, field), describe(typed, field)];
  return (
    <>
      {words.changed} {names} {before !== after && <BeforeAfter before={before} after={after} />}
    </>
  );
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <>
      <p role="alert" className="mr-auto font-semibold max-sm:w-full">
        {words.discardTitle}
      </p>
      <Button variant="ghost" autoFocus onClick={onStay}>
        {words.keepEditing}
      </Button>
      <Button variant="danger" onClick={onLeave}>
        {words.discard}
      </Button>
    </>
  );
}
