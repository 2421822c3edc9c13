import { parseXmlDocument } from 'slimdom';
import { hasEInvoice, writeEInvoice } from '../src/lib/e-invoice/write-e-invoice';
import type { Paper } from '../src/lib/paper';
import { brokenRules } from './own-rules';
import { randomPapers } from './random-papers';
import { samples } from './samples';

const problemsOf = (xml: string) => brokenRules(parseXmlDocument(xml));
const valueOf = (paper: Paper, name: string) =>
  Array.from(
    parseXmlDocument(writeEInvoice(paper)).getElementsByTagName(`ram:${name}`),
    ({ textContent }) => textContent,
  );

describe('the electronic invoice', () => {
  it.each(randomPapers(200).map((paper) => [paper.number, paper] as const))(
    'of the random order %s keeps the rules',
    (_number, paper) => {
      expect(problemsOf(writeEInvoice(paper))).toEqual([]);
    },
  );

  it('divides the net amount among the lines without a rest', () => {
    const [first = '', ...others] = valueOf(samples.many, 'LineTotalAmount').reverse();
    const sum = others.reduce((cents, text) => cents + Math.round(Number(text) * 100), 0);
    expect(others).toHaveLength(60);
    expect(sum).toBe(Math.round(Number(first) * 100));
  });

  it('names parties, order and PO number', () => {
    const paper: Paper = { ...samples.eur, order: { ...samples.eur.order, poNumber: 'PO 7' } };
    expect(valueOf(paper, 'Name')).toEqual([
      ...['Field tractor T 120', 'Harrow Werke GmbH & Co. KG', 'Łukasz Żółkiewski'],
    ]);
    expect(valueOf(paper, 'CountryID')).toEqual(['DE', 'DE']);
    expect(valueOf(paper, 'IssuerAssignedID')).toEqual(['1042', 'PO 7']);
  });

  it('names the invoice that a credit note corrects', () => {
    expect(valueOf(samples.creditNote, 'TypeCode')[0]).toBe('381');
    expect(valueOf(samples.creditNote, 'IssuerAssignedID')).toContain('2026-000318');
  });

  it.each(['', '\ufffe'])('names a buyer without a name (%j) by the email address', (name) => {
    const xml = writeEInvoice({ ...samples.eur, buyer: { ...samples.eur.buyer, name } });
    expect(problemsOf(xml)).toEqual([]);
    expect(xml).toContain(`<ram:BuyerTradeParty><ram:Name>${samples.eur.buyer.email}</ram:Name>`);
  });

  it('keeps a name of pictographs', () => {
    const buyer = { ...samples.eur.buyer, name: '🚜🌾' };
    expect(valueOf({ ...samples.eur, buyer }, 'Name')).toContain('🚜🌾');
  });

  it('keeps names with markup, and leaves out what XML cannot write', () => {
    const name = 'R&D <Lab> "7" \u0001\ud800';
    const paper = { ...samples.eur, buyer: { ...samples.eur.buyer, name } };
    expect(valueOf(paper, 'PersonName')[1]).toBe('R&D <Lab> "7" ');
  });

  it('has at most two decimals in dinars, and eight in prices', () => {
    expect(valueOf(samples.odd, 'GrandTotalAmount')).toEqual(['2000000.00']);
    expect(valueOf(samples.odd, 'ChargeAmount')).toEqual(['1.8957346']);
  });

  it('is not made of dinars with three decimals, or without a VAT id', () => {
    expect(hasEInvoice(samples.odd)).toBe(true);
    expect(hasEInvoice({ ...samples.odd, total: 2_000_000_001 })).toBe(false);
    expect(hasEInvoice(samples.usd)).toBe(false);
  });
});

/** Each broken document must be reported, or the check proves nothing. */
describe('a damaged electronic invoice', () => {
  const good = writeEInvoice(samples.eur);

  it.each([
    ['BR-11', /(<ram:BuyerTradeParty>.*?)<ram:CountryID>..<\/ram:CountryID>/s, '$1'],
    ['BR-CO-16', /<ram:DuePayableAmount>0/, '<ram:DuePayableAmount>5'],
    ['BR-CL-04', /<ram:InvoiceCurrencyCode>.../, '<ram:InvoiceCurrencyCode>XXZ'],
    ['BR-02', /<rsm:ExchangedDocument><ram:ID>[^<]*<\/ram:ID>/, '<rsm:ExchangedDocument>'],
    ['BR-CO-10', /(<ram:LineTotalAmount>)6/, '$17'],
    [
      'order',
      /(<ram:SellerTradeParty>.*<\/ram:SellerTradeParty>)(<ram:BuyerTradeParty>.*<\/ram:BuyerTradeParty>)/s,
      '$2$1',
    ],
  ])('breaks %s', (rule, pattern, replacement) => {
    const damaged = good.replace(pattern, replacement);
    expect(damaged).not.toBe(good);
    expect(problemsOf(damaged)).toContain(rule);
  });
});
