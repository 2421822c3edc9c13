import { MAX_ADDRESS_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_PHONE_LENGTH } from '@harrow/contract';
import { textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';

const words = messages.deskOrder;

/** Who gets an order, and where, in the forms of staff. */
export const deliveryFields = {
  name: textSchema(words.nameRequired, MAX_PERSON_NAME_LENGTH),
  phone: textSchema(words.phoneRequired, MAX_PHONE_LENGTH),
  address: textSchema(words.addressRequired, MAX_ADDRESS_LENGTH),
};
