import { describeIf } from '@harrow/testing/describe-if';
import { parseXmlDocument } from 'slimdom';
import { validateXML } from 'xmllint-wasm';
import { writeEInvoice } from '../src/lib/e-invoice/write-e-invoice';
import { brokenOfficialRules, readRules, readSchema } from './official-rules';
import { randomPapers } from './random-papers';
import { samples } from './samples';

/**
 * A copy of github.com/ConnectingEurope/eInvoicing-EN16931. Its license (EUPL 1.2) keeps the rules out of this
 * repository. Without a copy, these tests are skipped, and only e-invoice.test.ts checks invoices.
 */
const { EN16931_RULES: folder = '', EN16931_INVOICES: count = '40' } = process.env;

const title = folder === '' ? ' (skipped: EN16931_RULES names no folder of them)' : '';

describeIf(folder !== '', 'EN16931_RULES')(`the official rules of EN 16931${title}`, () => {
  const papers = [
    ...[samples.eur, samples.creditNote, samples.many, samples.odd],
    ...randomPapers(Number(count)),
  ];
  const documents = papers.map((paper) => ({
    fileName: `${paper.number}.xml`,
    contents: writeEInvoice(paper),
  }));

  it('find nothing in the schema of invoices of any kind', async () => {
    const { schema, preload } = readSchema(folder);
    const pages = { initialMemoryPages: 1024, maxMemoryPages: 8192 };
    const result = await validateXML({ xml: documents, schema, preload, ...pages });
    expect(result.errors).toEqual([]);
  });

  it('find nothing in invoices of any kind', () => {
    const rules = readRules(folder);
    const broken = documents.map(({ fileName, contents }) => [
      fileName,
      ...brokenOfficialRules(rules, parseXmlDocument(contents)),
    ]);
    expect(broken).toEqual(documents.map(({ fileName }) => [fileName]));
  });

  it.each([
    ['BR-11', /(<ram:BuyerTradeParty>.*?)<ram:CountryID>..<\/ram:CountryID>/s, '$1'],
    ['BR-CO-16', /<ram:DuePayableAmount>0/, '<ram:DuePayableAmount>5'],
    ['BR-CL-04', /<ram:InvoiceCurrencyCode>.../, '<ram:InvoiceCurrencyCode>XXZ'],
    ['BR-02', /<rsm:ExchangedDocument><ram:ID>[^<]*<\/ram:ID>/, '<rsm:ExchangedDocument>'],
  ])('find %s in a damaged one', (rule, pattern, replacement) => {
    const damaged = (documents[0]?.contents ?? '').replace(pattern, replacement);
    expect(brokenOfficialRules(readRules(folder), parseXmlDocument(damaged))).toContain(rule);
  });
});
