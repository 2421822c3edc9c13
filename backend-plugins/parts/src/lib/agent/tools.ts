import {
  MAX_HANDLE_LENGTH,
  MAX_LIST_LINES,
  MAX_PART_NUMBER_LENGTH,
  optionsParameter,
  quantitySchema,
  serialSchema,
  keySchema,
  wordsSchema,
} from '@harrow/contract';
import * as z from 'zod/mini';
import { fitNote, replacementNote, saleNote } from './notes';
import { findPlace, machineOf, machinesNamed, placeOf } from './place';
import { contentsOf } from './contents';
import { asSold, type Context, figureLink, soldLine, toSold, withLinks } from './shown';
import { findParts, knownPart } from './unknown-part';

/** A tool for agents. It returns what the services return, each product with a link for a person to buy it. */
export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodMiniType;
  run: (input: unknown, context: Context) => Promise<Record<string, unknown>>;
};

const MAX_FOUND = 10;
/** Unknown lines of a list that are looked for in the parts books. */
const MAX_EXPLAINED = 20;

const numberSchema = keySchema(MAX_PART_NUMBER_LENGTH);
const handleSchema = keySchema(MAX_HANDLE_LENGTH);

const place = { machine: z.optional(handleSchema), serial: z.optional(serialSchema) };

/** Declares a tool; its input is parsed before it runs. */
const tool = <Schema extends z.ZodMiniType>({
  run,
  ...declared
}: Omit<AgentTool, 'input' | 'run'> & {
  input: Schema;
  run: (input: z.infer<Schema>, context: Context) => Promise<Record<string, unknown>>;
}): AgentTool => ({ ...declared, run: (input, context) => run(input as z.infer<Schema>, context) });

const searchParts = tool({
  name: 'search_parts',
  title: 'Search parts',
  description:
    'Finds products that the shop sells by words or a part number; with a machine or its serial number only parts that fit it. Corrects typing errors; `leftOut` are words that no product has. Parts that are only in parts books are found by get_part and find_part_for_machine.',
  input: z.object({ query: wordsSchema, ...place }),
  run: async ({ query, ...asked }, context) => {
    const limits = await placeOf(context.services, asked);
    const wanted = { q: query, limit: MAX_FOUND, pageNumber: 0, ...limits };
    const { shown } = await context.services.productSearchService.find(wanted);
    const { data, count, dropped, suggestion, replaced = null } = shown;
    const found = data.map((product) => toSold(product, context));
    return { count, products: found, leftOut: dropped, suggestion, replaced };
  },
});

const getPart = tool({
  name: 'get_part',
  title: 'Part by number',
  description:
    'Tells what a part is by its number in any spelling: `sale` says in words whether it is sold and in stock, `fit` why it fits a machine or not (verdict yes, no or unknown, never a guess), `replacedBy` what replaces it, and `usedOn` which machines use it, 20 at a time: `next` is the `after` for more. The price is for one piece; check_list has the amount for several.',
  input: z.object({ number: numberSchema, ...place, after: z.optional(handleSchema) }),
  run: async ({ number, after, ...asked }, context) => {
    const where = await placeOf(context.services, asked);
    const query = { number, ...where, ...(after !== undefined && { after }) };
    const part = await knownPart(context, query);
    return {
      ...part,
      machine: where.machine ?? null,
      fit: fitNote(part.fits, where),
      ...asSold(part, context),
    };
  },
});

const findPartForMachine = tool({
  name: 'find_part_for_machine',
  title: 'Part for a machine',
  description:
    'Finds the lines of a machine’s parts book by words of a name, such as disc or bearing, or by the beginning of a number, at most 20. Give the handle of the machine, its serial number, or both; a name, or nothing, lists machines to choose from. `serials` and `usableOn` say for which machines a line is if no serial number was given; null and none are all. `sale` says how it is sold, or that it is not sold separately.',
  input: z.object({ query: wordsSchema, ...place }),
  run: async ({ query, ...asked }, context) => {
    const { partService } = context.services;
    const found = await findPlace(context.services, asked);
    if ('note' in found) return { machine: null, ...found };
    const { machine: handle, serial } = found;
    if (handle === undefined) {
      return { machine: null, ...(await machinesNamed(context.services)) };
    }
    const { lines, name } = await partService.ofMachine({ machine: handle, serial, q: query });
    return {
      machine: { handle, name },
      serial: serial ?? null,
      lines: lines.map((line) => ({
        ...line,
        ...soldLine(line, context),
        link: figureLink(context, handle, line.figure.number),
      })),
      note:
        lines.length > 0
          ? null
          : 'No line has these words at this serial number: try other words, or read a figure.',
    };
  },
});

const getFigure = tool({
  name: 'get_figure',
  title: 'Figure of a parts book',
  description:
    'Lists the parts of a figure of a machine’s parts book, such as 20-1, with prices, stock and what replaces them; without a number it lists the figures of the machine. `applies` says whether a line is for the serial number and the options: null if that is not known. `comesWith` is the item with which a line is delivered, `seeFigure` where it is drawn.',
  input: z.object({
    ...place,
    number: z.optional(keySchema(20)),
    options: z.optional(optionsParameter),
  }),
  run: async ({ number, options, ...asked }, context) => {
    const { machine: handle, serial } = await machineOf(context.services, asked);
    if (number === undefined) return await contentsOf(handle, serial, context);
    const query = { handle, number, ...(serial !== undefined && { serial }), options };
    const { shown } = await context.services.partFigureService.retrieve(query);
    const { callouts: _callouts, lines, ...figure } = shown;
    return {
      ...figure,
      link: figureLink(context, handle, number),
      lines: lines.map((line) => ({ ...line, ...soldLine(line, context) })),
    };
  },
});

const replacedBy = tool({
  name: 'replaced_by',
  title: 'What replaces a part',
  description:
    'Tells what takes the place of a part in the end, several parts needed together included, and which numbers it replaces itself; on one machine if its handle or serial number is given. `note` says how far an answer goes.',
  input: z.object({ number: numberSchema, ...place }),
  run: async ({ number, ...asked }, context) => {
    const where = await placeOf(context.services, asked);
    const part = await knownPart(context, { number, ...where });
    return {
      part: part.part,
      name: part.name,
      sale: saleNote(part),
      replacedBy: withLinks(part.replacedBy, context),
      replaces: part.replaces,
      note: replacementNote(part, where),
    };
  },
});

const checkList = tool({
  name: 'check_list',
  title: 'Check a list of parts',
  description:
    'Tells for each part number and quantity whether it can be ordered now, at what price and amount, and what stands in the way: an unknown number, too few pieces, or a minimum. `products` of an unknown number are sold under a similar one; never take one without asking. `known` says what parts books know of a number that is not sold. `amount` is for all lines that are ok.',
  input: z.object({
    lines: z
      .array(z.object({ number: numberSchema, quantity: quantitySchema }))
      .check(z.minLength(1), z.maxLength(MAX_LIST_LINES)),
  }),
  run: async ({ lines }, context) => {
    const checked = await context.services.listCheckService.check(null, lines);
    const unknown = lines.filter((_line, index) => checked.lines[index]?.state === 'unknown');
    const numbers = unknown.slice(0, MAX_EXPLAINED).map(({ number }) => number);
    const known = await findParts(context, numbers);
    return {
      ...checked,
      lines: checked.lines.map(({ product, products = [], ...line }, index) => {
        const { number = '' } = lines[index] ?? {};
        const part = known.get(number);
        return {
          number,
          ...line,
          product: product && toSold(product, context),
          products: products.map((each) => toSold(each, context)),
          known: part ? { part: part.part, name: part.name, ...asSold(part, context) } : null,
        };
      }),
    };
  },
});

export const AGENT_TOOLS: readonly AgentTool[] = [
  searchParts,
  getPart,
  findPartForMachine,
  getFigure,
  replacedBy,
  checkList,
];
