import { MAX_VIEW_NAME_LENGTH, type OrderView } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod/mini';
import * as paths from '@/config/paths';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextField, textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { useChange } from '@/components/ui/use-change';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { textSchema } from '@/lib/forms/field-schemas';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { removeView, renameView, saveView, useOrderViews, viewsKey } from '../api/order-views';
import { useTabCounts } from '../api/orders';
import { ordersAddressOf, viewQueryOf, type OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders.views;

const schema = z.object({ name: textSchema(words.nameRequired, MAX_VIEW_NAME_LENGTH) });

interface ViewsDialogProps {
  address: OrdersAddress;
  onClose: () => void;
}

/** The saved views of the list, and a form that saves the shown one or renames another. */
export default function ViewsDialog({ address, onClose }: ViewsDialogProps) {
  const { data: views = [], error } = useOrderViews();
  const [renamed, setRenamed] = useState<OrderView | null>(null);
  const shown = viewQueryOf(address);
  const { form, save } = useViewForm(shown, renamed, onClose);
  const { isSubmitting, errors } = form.formState;
  const rename = (view: OrderView) => {
    setRenamed(view);
    form.setValue('name', view.name);
    form.clearErrors();
    form.setFocus('name', { shouldSelect: true });
  };
  return (
    <FormDialog
      title={words.title}
      isOpen
      onClose={onClose}
      size="narrow"
      onSubmit={useSubmit(save)}
      failure={{
        message: errors.root?.message,
        isSignedOut: errors.root?.type === SESSION_ENDED,
      }}
      confirmLabel={renamed ? words.rename : words.save}
      pending={isSubmitting}
      pendingLabel={words.saving}
    >
      {Boolean(error) && <p className="text-muted">{words.error}</p>}
      {views.length > 0 && (
        <ul aria-label={words.title} className="border-t border-line">
          {views.map((view) => (
            <ViewRow
              key={view._id}
              view={view}
              isCurrent={view.query === shown}
              onRename={() => rename(view)}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
      <TextField
        {...textIn(form, 'name')}
        label={renamed ? words.newName(renamed.name) : words.saveAs}
        hint={renamed ? undefined : words.hint}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** The form for the name of the view with this query, or of the renamed one. */
function useViewForm(query: string, renamed: OrderView | null, onDone: () => void) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } });
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await (renamed ? renameView(renamed._id, name) : saveView(name, query));
    } catch (error) {
      reportFailure(form, error, { fields: ['name'] });
      return;
    }
    showSuccess(words.saved);
    onDone();
    await client.invalidateQueries({ queryKey: viewsKey });
  });
  return { form, save };
}

interface ViewRowProps {
  view: OrderView;
  isCurrent: boolean;
  onRename: () => void;
  onClose: () => void;
}

function ViewRow({ view, isCurrent, onRename, onClose }: ViewRowProps) {
  const { _id, name, query } = view;
  const address = ordersAddressOf(new URLSearchParams(query));
  const { data: counts } = useTabCounts(address);
  const removal = useChange({
    send: () => removeView(_id),
    done: words.removed,
    describe: describeError,
    queryKey: viewsKey,
  });
  return (
    <li className="flex min-h-12 items-center gap-x-2 border-b border-line">
      <Link
        to={`${paths.manageOrders}?${query}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClose}
        className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-x-3 font-medium wrap-anywhere hover:underline aria-[current=page]:font-bold"
      >
        <UserText>{name}</UserText>
        {counts && <span className="figure">{formatNumber(counts[address.tab])}</span>}
      </Link>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.renameView(name)}
        title={words.renameView(name)}
        onClick={onRename}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.removeView(name)}
        title={words.removeView(name)}
        pending={removal.pending}
        onClick={() => void removal.run()}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
