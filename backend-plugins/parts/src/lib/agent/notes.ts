import type { Fits, Offer, Replacement, SerialRange } from '@harrow/contract';

/** The machine and the serial number of a question. */
type Place = { machine?: string; serial?: string };

type Sold = { offer: Offer | null; replacedBy: Replacement | null };

const rangeOf = ({ from, to }: SerialRange): string =>
  [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');

/** Says in words how a part can be bought, so that nothing has to be concluded from a missing offer. */
export function saleNote({ offer, replacedBy }: Sold): string {
  if (!offer && replacedBy) return 'Not sold any more: offer what replaces it.';
  if (!offer) return 'The shop does not sell it.';
  const stock =
    offer.available < Math.max(1, offer.minimum)
      ? 'Not enough in stock to order.'
      : `In stock: ${offer.available}. Smallest order: ${offer.minimum}.`;
  return replacedBy ? `${stock} This is old stock: other parts replace it.` : stock;
}

/** Says why a part fits, does not fit, or why that is not known. */
export function fitNote(fits: Fits | null, { serial }: Place): string {
  if (!fits) return 'No machine was given, so whether it fits is not known.';
  const { verdict, listed, serials, usableOn } = fits;
  if (verdict === 'yes') return 'The parts book of this machine says so.';
  if (listed === null) {
    return verdict === 'no'
      ? 'No parts book of this machine lists it, or a part that it replaces.'
      : 'No published parts book is for this machine at this serial number.';
  }
  const range = serials && rangeOf(serials);
  if (verdict === 'no') {
    return range ? `It is for serial numbers ${range}.` : 'It is for other machines of this kind.';
  }
  const equipment = usableOn.map(({ name }) => name).join(', ');
  const reasons = [
    ...(serial === undefined && range ? [`the serial number (it is for those ${range})`] : []),
    ...(equipment ? [`the equipment (it is for machines with ${equipment})`] : []),
  ];
  return reasons.length > 0
    ? `It depends on ${reasons.join(' and on ')}. Ask for it.`
    : 'The parts books do not say so for certain.';
}

/** Says how far nothing replaces a part. */
export function replacementNote(
  { replacedBy }: Pick<Sold, 'replacedBy'>,
  { machine, serial }: Place,
): string {
  if (replacedBy) {
    const both = replacedBy.isTwoWay
      ? 'Each may be used in place of the other.'
      : 'The old part does not go where the new one is listed.';
    return replacedBy.parts.length > 1 ? `All of these parts are needed together. ${both}` : both;
  }
  if (machine === undefined) {
    return 'Nothing replaces it on every machine. On one machine something may: ask with the machine and its serial number.';
  }
  return serial === undefined
    ? 'Nothing replaces it at every serial number of this machine. Ask for the serial number.'
    : 'Nothing replaces it on this machine.';
}
