import { languages, type Customer } from '@harrow/contract';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as paths from '@/config/paths';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { FormFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { Select } from '@/components/ui/select';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { LANGUAGES } from '../../../../server/page-languages.ts';
import { useNewOrder } from '../hooks/use-new-order';
import { NewOrderLines } from './new-order-lines';
import { ProductPicker } from './product-picker';

const words = messages.customers.newOrder;
const desk = messages.deskOrder;

interface NewOrderSectionProps {
  customer: Customer;
  onClose: () => void;
}

/** The form for an order that a customer asks staff for, such as by phone. It leads to the page of the order. */
export function NewOrderSection({ customer, onClose }: NewOrderSectionProps) {
  const navigate = useNavigate();
  const order = useNewOrder(customer, (orderId) => void navigate(paths.order(orderId)));
  const { form, save, lines, problem, amount, currency, isReady } = order;
  const { field: language } = useController({ control: form.control, name: 'language' });
  const { errors, isSubmitting } = form.formState;
  const { root } = errors;
  const submit = useSubmit(save);
  return (
    <DeskSection title={words.title} className="mb-8 min-w-0">
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 pt-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-4">
          <ProductPicker customerId={customer._id} onPick={order.add} />
          <NewOrderLines order={order} />
        </div>
        <form noValidate onSubmit={submit} className="grid content-start gap-4">
          <TextField {...textIn(form, 'name')} label={desk.name} autoComplete="off" />
          <TextField {...textIn(form, 'phone')} label={desk.phone} type="tel" autoComplete="off" />
          <TextArea {...textIn(form, 'address')} label={desk.address} autoComplete="off" />
          <TextField {...textIn(form, 'poNumber')} label={words.poNumber} autoComplete="off" />
          <Select
            label={words.language}
            value={language.value}
            onChange={language.onChange}
            className="screen-only"
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {LANGUAGES[each]}
              </option>
            ))}
          </Select>
          <p className="text-muted text-pretty">
            {customer.emailVerified ? words.byLink(customer.email) : words.unverified}
          </p>
          <FormFailure
            message={problem ?? root?.message}
            isSignedOut={root?.type === SESSION_ENDED}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={isSubmitting} pendingLabel={words.placing}>
              {lines.length > 0 && isReady
                ? words.place(formatMoney(amount, currency))
                : words.placeOrder}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {words.discard}
            </Button>
          </div>
        </form>
      </div>
    </DeskSection>
  );
}
