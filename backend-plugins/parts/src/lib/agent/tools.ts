import {
  MAX_HANDLE_LENGTH,
  MAX_LIST_LINES,
  MAX_PART_NUMBER_LENGTH,
  type Offer,
  optionsParameter,
  type Product,
  quantitySchema,
  type Replacement,
  serialSchema,
  keySchema,
  wordsSchema,
} from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import * as z from 'zod/mini';

/** The input of a tool. */
type Context = { services: Services; linkTo: (handle: string) => string };

/** A tool for agents. It returns what the services return, each product with a link for a person to buy it. */
export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodMiniType;
  run: (input: unknown, context: Context) => Promise<Record<string, unknown>>;
};

const MAX_FOUND = 10;

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

const withLink = (offer: Offer | null, { linkTo }: Context) =>
  offer && { ...offer, link: linkTo(offer.handle) };

const withLinks = (replacement: Replacement | null, context: Context) =>
  replacement && {
    ...replacement,
    parts: replacement.parts.map((part) => ({ ...part, offer: withLink(part.offer, context) })),
  };

const toSold = (product: Product, { linkTo }: Context) => {
  const { sku: part, name, price, currency, available, minimum, handle } = product;
  return { part, name, price, currency, available, minimum, handle, link: linkTo(handle) };
};

const searchParts = tool({
  name: 'search_parts',
  title: 'Search parts',
  description:
    'Finds products of the shop by words or a part number; with the handle of a machine only parts that fit it, at its serial number if one is given. Corrects typing errors, and says which words no product has.',
  input: z.object({ query: wordsSchema, ...place }),
  run: async ({ query, ...limits }, context) => {
    const asked = { q: query, limit: MAX_FOUND, pageNumber: 0, ...limits };
    const { shown } = await context.services.productSearchService.find(asked);
    const { data, count, dropped, suggestion, replaced = null } = shown;
    const found = data.map((product) => toSold(product, context));
    return { count, products: found, leftOut: dropped, suggestion, replaced };
  },
});

const getPart = tool({
  name: 'get_part',
  title: 'Part by number',
  description:
    'Tells what a part is by its number in any spelling: price and stock, whether it fits a machine (yes, no or unknown, never a guess), what replaces it, and which machines use it. Without an offer it is not sold.',
  input: z.object({ number: numberSchema, ...place }),
  run: async (query, context) => {
    const { shown } = await context.services.partService.retrieve(query);
    const { offer, replacedBy, ...part } = shown;
    return { ...part, offer: withLink(offer, context), replacedBy: withLinks(replacedBy, context) };
  },
});

const findPartForMachine = tool({
  name: 'find_part_for_machine',
  title: 'Part for a machine',
  description:
    'Finds the lines of a machine’s parts book by words of a name, such as disc or bearing, or by the beginning of a number. Give the handle of the machine, its serial number, or both. A serial number alone may be that of several machines, or a misread one: then it answers these to choose from.',
  input: z.object({ query: wordsSchema, ...place }),
  run: async ({ query, machine, serial }, context) => {
    const { machineService, partService } = context.services;
    if (machine === undefined && serial === undefined) {
      const listed = await machineService.list({ q: '', limit: MAX_FOUND, pageNumber: 0 });
      return {
        machine: null,
        machines: listed.shown.data.map(({ handle, name }) => ({ handle, name })),
      };
    }
    const found = machine === undefined ? await machineService.bySerial(serial ?? '') : null;
    const handle = machine ?? (found?.matches.length === 1 ? found.matches[0]?.handle : undefined);
    if (handle === undefined) {
      return {
        machine: null,
        machines: found?.matches ?? [],
        suggestions: found?.suggestions ?? [],
      };
    }
    const { lines, name } = await partService.ofMachine({ machine: handle, serial, q: query });
    return {
      machine: { handle, name },
      lines: lines.map((line) => ({ ...line, offer: withLink(line.offer, context) })),
    };
  },
});

const getFigure = tool({
  name: 'get_figure',
  title: 'Figure of a parts book',
  description:
    'Lists the parts of a figure of a machine’s parts book, such as 20-1, with prices, stock and what replaces them. `applies` says whether a line is for the serial number and the options: null if that is not known.',
  input: z.object({
    machine: handleSchema,
    number: keySchema(20),
    serial: z.optional(serialSchema),
    options: z.optional(optionsParameter),
  }),
  run: async ({ machine: handle, ...query }, context) => {
    const { shown } = await context.services.partFigureService.retrieve({ handle, ...query });
    const { callouts: _callouts, lines, ...figure } = shown;
    const withOffers = lines.map((line) => ({
      ...line,
      offer: withLink(line.offer, context),
      replacedBy: withLinks(line.replacedBy, context),
    }));
    return { ...figure, lines: withOffers };
  },
});

const replacedBy = tool({
  name: 'replaced_by',
  title: 'What replaces a part',
  description:
    'Tells what takes the place of a part in the end, several parts needed together included, and which numbers it replaces itself; on one machine if its handle is given.',
  input: z.object({ number: numberSchema, ...place }),
  run: async (query, context) => {
    const { shown } = await context.services.partService.retrieve(query);
    const { part, name, replacedBy: replacement, replaces } = shown;
    return { part, name, replacedBy: withLinks(replacement, context), replaces };
  },
});

const checkList = tool({
  name: 'check_list',
  title: 'Check a list of parts',
  description:
    'Tells for each part number and quantity whether it can be ordered now, at what price, and what stands in the way: an unknown number, too few pieces, or a minimum.',
  input: z.object({
    lines: z
      .array(z.object({ number: numberSchema, quantity: quantitySchema }))
      .check(z.minLength(1), z.maxLength(MAX_LIST_LINES)),
  }),
  run: async ({ lines }, context) => {
    const checked = await context.services.listCheckService.check(null, lines);
    return {
      ...checked,
      lines: checked.lines.map(({ product, products = [], ...line }, index) => ({
        number: lines[index]?.number,
        ...line,
        product: product && toSold(product, context),
        products: products.map((each) => toSold(each, context)),
      })),
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
