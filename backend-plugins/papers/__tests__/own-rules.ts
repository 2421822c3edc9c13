import type { Document, Element } from 'slimdom';

/*
 * Rules of EN 16931, rewritten, with the identifiers of the standard if there are any. The official rules have a
 * different license; e-invoice-rules.test.ts reads them from a folder.
 */

/** The order of the elements in use, by the schema D16B. */
const ORDER: Record<string, string> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocument: 'ID TypeCode IssueDateTime',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  SpecifiedTradeProduct: 'SellerAssignedID Name',
  ApplicableHeaderTradeAgreement:
    'SellerTradeParty BuyerTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument',
  SellerTradeParty:
    'Name DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  BuyerTradeParty: 'Name DefinedTradeContact PostalTradeAddress URIUniversalCommunication',
  PostalTradeAddress: 'LineOne LineTwo LineThree CountryID',
  ApplicableHeaderTradeSettlement:
    'PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  ApplicableTradeTax:
    'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode RateApplicablePercent',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
};

function isOrdered({ localName, children }: Element): boolean {
  const order = ORDER[localName]?.split(' ');
  if (!order) return true;
  const places = children.map((child) => order.indexOf(child.localName));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

const all = (node: Document | Element, name: string) =>
  Array.from(node.getElementsByTagName(`ram:${name}`));
const text = (node: Document | Element | undefined, name: string): string =>
  (node && all(node, name)[0]?.textContent) ?? '';
/** Hundredths: no amount here has more decimals. */
const cents = (written: string | null): number => Math.round(Number(written) * 100);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Returns the names of the rules that a document breaks. */
export function brokenRules(document: Document): string[] {
  const elements = Array.from(document.getElementsByTagName('*'));
  const [sums] = all(document, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const sum = (name: string) => cents(text(sums, name));
  const header = Array.from(document.getElementsByTagName('rsm:ExchangedDocument'))[0];
  const tax = all(document, 'ApplicableTradeTax').at(-1);
  const lines = all(document, 'IncludedSupplyChainTradeLineItem');
  const lineTotals = lines.map((line) => cents(text(line, 'LineTotalAmount')));
  const [seller] = all(document, 'SellerTradeParty');
  const [buyer] = all(document, 'BuyerTradeParty');
  const expectedTax =
    (sum('TaxBasisTotalAmount') * Number(text(tax, 'RateApplicablePercent'))) / 100;
  const amounts = elements.filter(({ localName }) => localName.endsWith('Amount'));
  const rules: Record<string, boolean> = {
    order: elements.every(isOrdered),
    empty: elements.every((one) => one.children.length > 0 || one.textContent !== ''),
    'BR-02': text(header, 'ID') !== '',
    'BR-04': ['380', '381'].includes(text(header, 'TypeCode')),
    'BR-06': text(seller, 'Name') !== '',
    'BR-07': text(buyer, 'Name') !== '',
    'BR-09': /^[A-Z]{2}$/.test(text(seller, 'CountryID')),
    'BR-11': /^[A-Z]{2}$/.test(text(buyer, 'CountryID')),
    'BR-16': lines.length > 0,
    'BR-CL-04': currencies.has(text(document, 'InvoiceCurrencyCode')),
    'BR-CO-09': /^[A-Z]{2}/.test(text(all(document, 'SpecifiedTaxRegistration')[0], 'ID')),
    'BR-CO-10': sum('LineTotalAmount') === lineTotals.reduce((one, other) => one + other, 0),
    'BR-CO-13': sum('TaxBasisTotalAmount') === sum('LineTotalAmount'),
    'BR-CO-14': sum('TaxTotalAmount') === cents(text(tax, 'CalculatedAmount')),
    'BR-CO-15': sum('GrandTotalAmount') === sum('TaxBasisTotalAmount') + sum('TaxTotalAmount'),
    'BR-CO-16': sum('DuePayableAmount') === sum('GrandTotalAmount') - sum('TotalPrepaidAmount'),
    'BR-CO-17': Math.abs(sum('TaxTotalAmount') - expectedTax) < 100,
    'BR-DEC': amounts.every(
      ({ localName, textContent }) =>
        localName === 'ChargeAmount' || /^\d+(\.\d{1,2})?$/.test(textContent ?? ''),
    ),
    'BR-E-10': text(tax, 'CategoryCode') !== 'E' || text(tax, 'ExemptionReason') !== '',
  };
  return Object.entries(rules).flatMap(([name, isKept]) => (isKept ? [] : [name]));
}
