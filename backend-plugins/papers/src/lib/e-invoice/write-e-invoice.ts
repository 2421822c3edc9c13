import { decimalsOf } from '@harrow/money';
import { netAmounts, splitTax } from '../amounts';
import type { Paper, PaperLine, Tax } from '../paper';
import { amount, unitPrice } from './numbers';
import { partiesOf } from './parties';
import { element, group, leaf } from './xml';

/*
 * The electronic invoice: UN/CEFACT Cross Industry Invoice (D16B) by the rules of EN 16931. Comments name the
 * business terms (BT) of the standard. The elements follow the order of the schema.
 */

/** Codes from UNTDID 1001 and 4461, and from UN/ECE Recommendation 20. */
const DOCUMENT_TYPES = { invoice: 380, 'credit-note': 381 };
const BANK_CARD = 48;
const PIECES = 'H87';

const dateOf = (name: string, day: string, prefix = 'udt'): string =>
  group(name, leaf(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }));

type TaxTerms = { code: 'S' | 'E'; percent: string; reason: string | null };

/** S is a rate above zero, E is exempt with its reason; null if the paper does not mention tax. */
function taxTermsOf(tax: Tax): TaxTerms | null {
  if (tax.kind === 'contained') return { code: 'S', percent: String(tax.percent), reason: null };
  return tax.kind === 'exempt' ? { code: 'E', percent: '0', reason: tax.reason } : null;
}

/**
 * Whether a paper has an electronic invoice: the seller has a VAT id, and two decimals suffice for the amounts. A
 * third decimal other than 0 occurs only in orders not paid by card.
 */
export const hasEInvoice = ({ seller, tax, currency, total, lines }: Paper): boolean =>
  seller.vatId !== null &&
  tax.kind !== 'none' &&
  (decimalsOf(currency) < 3 ||
    [total, ...lines.map((line) => line.amount)].every((units) => units % 10 === 0));

const lineOf = (
  { partNumber, name, quantity }: PaperLine,
  index: number,
  { net, currency, terms }: { net: number; currency: string; terms: TaxTerms },
): string =>
  group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', index + 1)), // BT-126
    group(
      'ram:SpecifiedTradeProduct',
      leaf('ram:SellerAssignedID', partNumber), // BT-155
      leaf('ram:Name', name), // BT-153
    ),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', unitPrice(net, quantity, currency)), // BT-146
      ),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', quantity, { unitCode: PIECES }), // BT-129
    ),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', terms.code), // BT-151
        leaf('ram:RateApplicablePercent', terms.percent), // BT-152
      ),
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', amount(net, currency)), // BT-131
      ),
    ),
  );

type Money = (name: string, units: number, attributes?: Record<string, string>) => string | null;

const taxOf = ({ code, percent, reason }: TaxTerms, money: Money, { net, vat }: Split): string =>
  group(
    'ram:ApplicableTradeTax',
    money('ram:CalculatedAmount', vat), // BT-117
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', reason), // BT-120
    money('ram:BasisAmount', net), // BT-116
    leaf('ram:CategoryCode', code), // BT-118
    leaf('ram:RateApplicablePercent', percent), // BT-119
  );

type Split = { net: number; vat: number };

function settlementOf(paper: Paper, terms: TaxTerms): string {
  const { total, corrects, payment } = paper;
  const split = splitTax(paper);
  const currency = paper.currency.toUpperCase();
  const money: Money = (name, units, attributes = {}) =>
    leaf(name, amount(units, paper.currency), attributes);
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', payment.reference), // BT-83
    leaf('ram:InvoiceCurrencyCode', currency), // BT-5
    group(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', BANK_CARD), // BT-81
      leaf('ram:Information', 'Card'),
    ),
    taxOf(terms, money, split),
    group(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', corrects ? 'Refunded to the card that paid.' : 'Paid by card.'), // BT-20
    ),
    group(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      money('ram:LineTotalAmount', split.net), // BT-106
      money('ram:TaxBasisTotalAmount', split.net), // BT-109
      money('ram:TaxTotalAmount', split.vat, { currencyID: currency }), // BT-110
      money('ram:GrandTotalAmount', total), // BT-112
      money('ram:TotalPrepaidAmount', total), // BT-113: paid in full
      money('ram:DuePayableAmount', 0), // BT-115
    ),
    corrects &&
      group(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', corrects.number), // BT-25
        dateOf('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'), // BT-26
      ),
  );
}

function documentOf({ number, kind, issuedOn }: Paper): string {
  const guideline = leaf('ram:ID', 'urn:cen.eu:en16931:2017'); // BT-24
  return (
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:GuidelineSpecifiedDocumentContextParameter', guideline),
    ) +
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', number), // BT-1
      leaf('ram:TypeCode', DOCUMENT_TYPES[kind]), // BT-3
      dateOf('ram:IssueDateTime', issuedOn), // BT-2
    )
  );
}

const agreementOf = (paper: Paper): string =>
  group(
    'ram:ApplicableHeaderTradeAgreement',
    ...partiesOf(paper),
    group('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', paper.order.number)), // BT-14
    paper.order.poNumber &&
      group(
        'ram:BuyerOrderReferencedDocument',
        leaf('ram:IssuerAssignedID', paper.order.poNumber), // BT-13
      ),
  );

const STANDARD = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
  'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
};

/** Writes the electronic invoice of a paper. Throws if the paper does not mention tax. */
export function writeEInvoice(paper: Paper): string {
  const terms = taxTermsOf(paper.tax);
  if (!terms) throw new Error('An electronic invoice needs the terms of tax.');
  const { currency, payment, lines } = paper;
  const nets = netAmounts(paper);
  const transaction = group(
    'rsm:SupplyChainTradeTransaction',
    ...lines.map((line, index) => lineOf(line, index, { net: nets[index] ?? 0, currency, terms })),
    agreementOf(paper),
    group(
      'ram:ApplicableHeaderTradeDelivery',
      group(
        'ram:ActualDeliverySupplyChainEvent',
        dateOf('ram:OccurrenceDateTime', payment.paidOn), // BT-72
      ),
    ),
    settlementOf(paper, terms),
  );
  const root = element('rsm:CrossIndustryInvoice', NAMESPACES, documentOf(paper) + transaction);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}
