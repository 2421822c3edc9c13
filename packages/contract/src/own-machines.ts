import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import {
  MAX_HANDLE_LENGTH,
  MAX_MACHINE_OPTIONS,
  MAX_NICKNAME_LENGTH,
  MAX_OWN_MACHINES,
} from './limits';
import { operation } from './operation';
import { machineLinkSchema } from './machine-links';
import { optionalOfferSchema } from './parts';
import { optionCodeSchema } from './machine-options';
import { serialSchema } from './serials';
import { keySchema, lineSchema, wordsSchema } from './text';

/** A machine of a customer. */
export const ownMachineSchema = z.object({
  _id: z.string(),
  machine: machineLinkSchema,
  /** As typed; null if it is not known yet. */
  serial: z.nullable(z.string()),
  /** The codes of the options that it has; null if they are not known. */
  options: z.nullable(z.array(z.string())),
  nickname: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export type OwnMachine = z.infer<typeof ownMachineSchema>;

const ownFields = {
  serial: z.optional(z.nullable(serialSchema)),
  options: z.optional(
    z.nullable(
      z
        .array(optionCodeSchema)
        .check(z.maxLength(MAX_MACHINE_OPTIONS, `There can be at most ${MAX_MACHINE_OPTIONS}.`)),
    ),
  ),
  nickname: z.optional(z.nullable(lineSchema(MAX_NICKNAME_LENGTH))),
};

export const listOwnMachines = operation({
  method: 'get',
  path: '/me/machines',
  summary: 'The machines of the caller, oldest first.',
  access: 'session',
  answer: z.array(ownMachineSchema),
});

export const addOwnMachine = operation({
  method: 'post',
  path: '/me/machines',
  summary: `Keeps a machine for the caller; 409 for more than ${MAX_OWN_MACHINES}, and for one that is kept already.`,
  access: 'session',
  isTimed: true,
  body: z.object({
    /** The handle of the machine. */
    machine: keySchema(MAX_HANDLE_LENGTH),
    ...ownFields,
  }),
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404, 409],
});

export const changeOwnMachine = operation({
  method: 'patch',
  path: '/me/machines/{id}',
  summary: 'Changes the given fields of a machine of the caller.',
  access: 'session',
  isTimed: true,
  parameters: idInPath,
  body: z.object(ownFields),
  answer: modifiedSchema,
  refusals: [404, 409],
});

export const deleteOwnMachine = operation({
  method: 'delete',
  path: '/me/machines/{id}',
  summary: 'Forgets a machine of the caller.',
  access: 'session',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404],
});

export const findOwnParts = operation({
  method: 'get',
  path: '/me/machines/parts',
  summary:
    'The parts of the caller’s machines, at their serial numbers, by the beginning of a number or by words of the name: at most 20, by number.',
  access: 'session',
  query: z.object({ q: z._default(wordsSchema, '') }),
  answer: z.object({
    data: z.array(
      z.object({
        part: z.string(),
        name: z.string(),
        offer: optionalOfferSchema,
        /** The ids of the caller's machines that it is listed for. */
        machines: z.array(z.string()),
      }),
    ),
  }),
});
