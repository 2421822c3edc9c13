import * as z from 'zod/mini';
import { handleInPath } from './id-in-path';
import { DEFAULT_SEARCH_PAGE_SIZE, MAX_HANDLE_LENGTH } from './limits';
import { builtMachineSchema, machineLinkSchema } from './machine-links';
import { optionSchema, optionsParameter } from './machine-options';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { optionalOfferSchema, replacementSchema } from './parts';
import { serialRangeSchema, serialSchema, yearsSchema } from './serials';
import { keySchema, wordsSchema } from './text';

const categoryFields = { handle: z.string(), name: z.string() };

const listedMachineSchema = z.object({
  _id: z.string(),
  ...machineLinkSchema.shape,
  category: z.nullable(z.object(categoryFields)),
  /** The figures of its published books; 0 without a book. */
  figures: z.int(),
});

export const machinesQuery = z.object({
  /** Words of the name. */
  q: z._default(wordsSchema, ''),
  /** The handle of a category; counts its machines and those of the categories below it. */
  category: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  limit: z._default(limitParameter, DEFAULT_SEARCH_PAGE_SIZE),
  pageNumber: z._default(pageNumberParameter, 0),
});

export const listMachines = operation({
  method: 'get',
  path: '/machines',
  summary: 'The machines that have serial numbers or parts books, by name.',
  access: 'anyone',
  query: machinesQuery,
  answer: z.object({
    data: z.array(listedMachineSchema),
    count: z.int(),
    /** The categories at the top of all machines that match the words. */
    categories: z.array(z.object({ ...categoryFields, count: z.int() })),
  }),
});

export const findMachinesBySerial = operation({
  method: 'get',
  path: '/machines/by-serial',
  summary:
    'The machines that were built under a serial number, and likely readings of a number that no machine has.',
  access: 'anyone',
  limit: 'serials',
  query: z.object({ serial: serialSchema }),
  answer: z.object({
    /** As it was asked for, in capitals without spaces and dashes. */
    serial: z.string(),
    matches: z.array(builtMachineSchema),
    /** Numbers with letters that are easily mistaken for digits, such as O for 0. Never taken without a question. */
    suggestions: z.array(z.string()),
  }),
});

/** A group of figures, such as hydraulics. */
export type Assembly = {
  name: string;
  assemblies: Assembly[];
  figures: {
    number: string;
    title: string;
    /** The address of the drawing; empty for a list without a drawing. */
    img: string;
    items: number;
  }[];
};

const assemblySchema: z.ZodMiniType<Assembly> = z.object({
  name: z.string(),
  get assemblies() {
    return z.array(assemblySchema);
  },
  figures: z.array(
    z.object({ number: z.string(), title: z.string(), img: z.string(), items: z.int() }),
  ),
});

const bookFields = {
  code: z.string(),
  revision: z.int(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
};

/** The serial number that an answer is for, as typed. */
const knownSerialSchema = z.nullable(
  z.object({
    printed: z.string(),
    /** The years in which such numbers were built, if they are known. */
    built: z.nullable(yearsSchema),
  }),
);

const machineSchema = z.object({
  _id: z.string(),
  ...machineLinkSchema.shape,
  options: z.array(optionSchema),
  /** The place of its serial number, such as "On the frame, right of the drawbar". */
  serialPlace: z.nullable(z.string()),
  /** A number of this machine as an example; null if it has none. */
  serialExample: z.nullable(z.string()),
  serial: knownSerialSchema,
  /** Of the serial number, or all. */
  books: z.array(z.object({ ...bookFields, assemblies: z.array(assemblySchema) })),
});

export type Machine = z.infer<typeof machineSchema>;

const SERIAL_REFUSED =
  'A serial number that is not one of the machine is a 422 with `fields.serial` and likely readings in `suggestions`.';

export const machineQuery = z.object({ serial: z.optional(serialSchema) });

export const getMachine = operation({
  method: 'get',
  path: '/machines/{handle}',
  summary: `A machine with the contents of its parts books. ${SERIAL_REFUSED}`,
  access: 'anyone',
  parameters: handleInPath,
  query: machineQuery,
  answer: machineSchema,
  refusals: [404],
});

/** The place of a number in a drawing, in percent of its width and height. */
const calloutSchema = z.object({
  item: z.string(),
  x: z.number(),
  y: z.number(),
  /** The tip of the leader, if the drawing has none. */
  tipX: z.nullable(z.number()),
  tipY: z.nullable(z.number()),
});

export type Callout = z.infer<typeof calloutSchema>;

const drawingSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

const figureLineSchema = z.object({
  item: z.string(),
  /** 1 comes with the line of level 0 above it. */
  level: z.int(),
  /** As printed; null if it has no number, and is not sold separately. */
  part: z.nullable(z.string()),
  name: z.string(),
  /** Null: as required. */
  quantity: z.nullable(z.int()),
  /** Whether it is for the serial number and the options; null if that depends on one that was not given. */
  applies: z.nullable(z.boolean()),
  /** Null if it is for every number. */
  serials: z.nullable(serialRangeSchema),
  /** The options that it is for; empty for every machine. */
  usableOn: z.array(optionSchema),
  note: z.nullable(z.string()),
  /** The item that it comes with. */
  comesWith: z.nullable(z.string()),
  /** The number of another figure that shows it. */
  seeFigure: z.nullable(z.string()),
  /** Null too for a replaced part that must not be sold any more. */
  offer: optionalOfferSchema,
  replacedBy: z.nullable(replacementSchema),
});

export type FigureLine = z.infer<typeof figureLineSchema>;

const neighborSchema = z.nullable(z.object({ number: z.string(), title: z.string() }));

const machineFigureSchema = z.object({
  machine: z.object({ _id: z.string(), ...machineLinkSchema.shape }),
  book: z.object(bookFields),
  serial: knownSerialSchema,
  /** The path of its assemblies. */
  assemblies: z.array(z.string()),
  number: z.string(),
  title: z.string(),
  drawing: z.nullable(drawingSchema),
  callouts: z.array(calloutSchema),
  lines: z.array(figureLineSchema),
  previous: neighborSchema,
  next: neighborSchema,
});

export type MachineFigure = z.infer<typeof machineFigureSchema>;

const figureInPath = z.object({
  ...handleInPath.shape,
  number: z.string().check(z.regex(/^[0-9A-Za-z-]{1,20}$/, 'This is not the number of a figure.')),
});

export const figureQuery = z.object({
  serial: z.optional(serialSchema),
  /** The codes of the options that the machine has, such as `R,T`; without it they are not known. */
  options: z.optional(optionsParameter),
});

export const getMachineFigure = operation({
  method: 'get',
  path: '/machines/{handle}/figures/{number}',
  summary: `A figure of a machine's parts book: drawing, callouts, and lines with price, stock and successors. ${SERIAL_REFUSED}`,
  access: 'anyone',
  parameters: figureInPath,
  query: figureQuery,
  answer: machineFigureSchema,
  refusals: [404],
});
