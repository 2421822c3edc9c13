import * as z from 'zod/mini';
import { deletedSchema } from './acknowledged';
import { emailSchema } from './email';
import { listSchema, namedListSchema } from './lists';
import { operation } from './operation';
import { orderEventSchema, orderSchema } from './orders';
import { ownMachineSchema } from './own-machines';
import { paperSchema } from './papers';
import { profileSchema } from './profiles';
import { reviewSchema } from './reviews';

const text = z.string();
const time = z.iso.datetime();

const ownEntrySchema = z.object({
  at: time,
  /** Such as `order.shipped` or `customer.updated`. */
  action: text,
  /** The id of the changed record. */
  subject: text,
  /** The changed fields; null before a creation and after a deletion. */
  before: z.nullable(z.looseObject({})),
  after: z.nullable(z.looseObject({})),
});

/** A note of staff. */
const noteSchema = z.object({ at: time, text });

/** All data kept about one person. */
const personalDataSchema = z.object({
  /** The time of this copy. */
  at: time,
  account: z.object({
    _id: text,
    email: text,
    name: text,
    emailVerified: z.boolean(),
    since: time,
    /** The names of the customer groups. */
    groups: z.array(text),
  }),
  profile: profileSchema,
  /** Addresses of uploaded pictures. */
  pictures: z.array(text),
  list: listSchema,
  lists: z.array(namedListSchema),
  /** The names of the sold-out products that they wait for. */
  watched: z.array(text),
  machines: z.array(ownMachineSchema),
  /** All orders, newest first, including canceled and expired ones. */
  orders: z.array(
    z.extend(orderSchema, {
      events: z.array(orderEventSchema),
      papers: z.array(paperSchema),
      /** Notes of staff about the order. */
      notes: z.array(noteSchema),
    }),
  ),
  /** Notes of staff about the person. */
  notes: z.array(noteSchema),
  reviews: z.array(z.extend(reviewSchema, { hidden: z.boolean() })),
  /** Changes by staff to the customer, their orders and their reviews, oldest first. */
  history: z.array(ownEntrySchema),
});

export type PersonalData = z.infer<typeof personalDataSchema>;

export type OwnEntry = z.infer<typeof ownEntrySchema>;

export const getOwnData = operation({
  method: 'get',
  path: '/me/data',
  summary: 'Everything that the shop keeps about the caller, as one file.',
  access: 'session',
  answer: personalDataSchema,
});

export const deleteOwnAccount = operation({
  method: 'delete',
  path: '/me',
  summary:
    'Erases the caller: account, profile, pictures, lists, machines and identity; open orders are canceled. What tax law asks to keep stays until its date. Needs a sign-in of the last five minutes (401 `recent_sign_in_required`); 409 `orders_in_progress` while a paid order is not shipped, and `staff_account` for staff.',
  access: 'session',
  body: z.strictObject({ email: emailSchema }),
  answer: deletedSchema,
  refusals: [409],
});
