import type { Shop } from '@harrow/contract';

/** What the electronic invoice of a maker with a VAT id has to name (EN 16931). */
const NAMED_ON_INVOICES = ['legalName', 'address', 'country'] as const;

/** Returns a sentence for each member that contradicts another one, by its path. */
export function shopProblems({ maker, tax }: Pick<Shop, 'maker' | 'tax'>): Record<string, string> {
  if (maker.vatId === '') return {};
  const missing = NAMED_ON_INVOICES.filter((member) => maker[member] === '');
  return {
    ...Object.fromEntries(
      missing.map((member) => [`maker.${member}`, 'Invoices with a VAT id must name this.']),
    ),
    ...(tax
      ? {}
      : { tax: 'A maker with a VAT id needs the tax that prices contain, or the exemption.' }),
  };
}
