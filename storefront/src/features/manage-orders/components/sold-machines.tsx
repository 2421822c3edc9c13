import { MAX_SERIAL_LENGTH, type Order, type SoldMachine } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { FormFailure, reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextField, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { useChange } from '@/components/ui/use-change';
import { UserText } from '@/components/ui/user-text';
import { textSchema } from '@/lib/forms/field-schemas';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { addSerial, deleteSerial, soldMachinesKey, useSoldMachines } from '../api/sold-machines';

const words = messages.deskOrder;

const schema = z.object({ serial: textSchema(words.serialRequired, MAX_SERIAL_LENGTH) });

/** The serial numbers of the machines that a paid order sends; nothing for an order of parts. */
export function SoldMachines({ order }: { order: Order }) {
  const { data: machines = [] } = useSoldMachines(order);
  if (machines.length === 0) return null;
  return (
    <DeskSection title={words.serials} aside={<small>{words.serialsHint}</small>}>
      {machines.map((machine) => (
        <section key={machine.productId} aria-label={machine.name} className="py-3">
          <UserText as="p" className="font-medium">
            {machine.name}
          </UserText>
          <Delivered machine={machine} orderId={order._id} />
          {machine.delivered.length < machine.quantity && (
            <SerialForm machine={machine} orderId={order._id} />
          )}
        </section>
      ))}
    </DeskSection>
  );
}

interface MachineProps {
  machine: SoldMachine;
  orderId: string;
}

function Delivered({ machine: { delivered }, orderId }: MachineProps) {
  return (
    <ul>
      {delivered.map((sent) => (
        <SerialRow key={sent._id} orderId={orderId} sent={sent} />
      ))}
    </ul>
  );
}

interface RowProps {
  orderId: string;
  sent: SoldMachine['delivered'][number];
}

function SerialRow({ orderId, sent: { _id, serial } }: RowProps) {
  const deletion = useChange({
    send: () => deleteSerial(orderId, _id),
    done: words.serialDeleted(serial),
    describe: describeError,
    queryKey: soldMachinesKey(orderId),
  });
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line">
      <span className="font-mono font-medium tracking-[0.04em] wrap-anywhere">{serial}</span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.deleteSerial(serial)}
        title={words.deleteSerial(serial)}
        pending={deletion.pending}
        onClick={() => void deletion.run()}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

function SerialForm({ machine: { productId }, orderId }: MachineProps) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { serial: '' } });
  const { isSubmitting, errors } = form.formState;
  const submit = useSubmit(
    form.handleSubmit(async ({ serial }) => {
      try {
        await addSerial(orderId, productId, serial);
        form.reset();
      } catch (error) {
        reportFailure(form, error, { fields: ['serial'] });
      }
      await client.invalidateQueries({ queryKey: soldMachinesKey(orderId) });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 pt-3">
      <TextField
        {...textIn(form, 'serial')}
        label={words.serial}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
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
        {words.addSerial}
      </Button>
    </form>
  );
}
