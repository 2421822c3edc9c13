import { drawPaper } from '../src/lib/drawing/draw-paper';
import { writeEInvoice } from '../src/lib/e-invoice/write-e-invoice';
import type { Paper } from '../src/lib/paper';
import { readPdf } from './read-pdf';
import { samples } from './samples';

const read = async (paper: Paper) => readPdf(await drawPaper(paper));
const textOf = async (paper: Paper) => (await read(paper)).pages.join('\n');

describe('a drawn paper', () => {
  it.each(Object.entries(samples))('%s has the same bytes each time', async (_name, paper) => {
    const [once, again] = [await drawPaper(paper), await drawPaper(structuredClone(paper))];
    expect(again.equals(once)).toBe(true);
  });

  it('names seller, buyer, order, payment, lines and total', async () => {
    const text = await textOf(samples.usd);
    for (const part of [
      ...['Invoice 2026-000001', 'November 23, 2026', 'Harrow Works', '1400 Foundry Road'],
      ...['Dale Hutchins', 'Story City, IA 50248', 'farmer@harrow.test', 'United States'],
      ...['No. 1042', 'PO-77/2026', 'HW-2140-060', 'Chisel plow share, hardened', '$21.60'],
      ...['$648.00', 'pi_3QhT7xLkdIwHu7ix0Zt4Yb9c', 'Paid by card on November 23, 2026.'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/VAT|Page/);
  });

  it('writes German words, days and amounts on a German paper', async () => {
    const text = await textOf({ ...samples.eur, language: 'de' });
    for (const part of [
      ...['Rechnung 2026-000318', '23.11.2026', 'Nr. 1042', 'USt. 19 %, enthalten', '11.871,01'],
      ...['USt-IdNr. DE136695976', 'Deutschland', 'Bezahlt am 23.11.2026 mit Karte.'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Invoice|Total|VAT/i);
  });

  it('names the tax that the total contains, and the VAT id of the seller', async () => {
    const text = await textOf(samples.eur);
    for (const part of ['VAT 19 %, contained', '€11,871.01', '€62,478.99', 'VAT ID DE136695976']) {
      expect(text).toContain(part);
    }
  });

  it('writes yen without decimals, and dinars with three', async () => {
    expect(await textOf(samples.yen)).toContain('¥1,250,000');
    expect(await textOf(samples.odd)).toContain('KWD 2,000,000.000');
  });

  it('names the invoice that a credit note corrects', async () => {
    const text = await textOf(samples.creditNote);
    for (const part of [
      'Credit note C2026-000007',
      'CORRECTS INVOICE',
      '2026-000318',
      'Refunded',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says why a seller charges no tax', async () => {
    const reason = 'No VAT is charged, § 19 UStG.';
    expect(await textOf({ ...samples.eur, tax: { kind: 'exempt', reason } })).toContain(reason);
  });

  it('is on A4, or on Letter where the seller is', async () => {
    expect((await read(samples.eur)).source).toContain('/MediaBox [0 0 595.28 841.89]');
    expect((await read(samples.usd)).source).toContain('/MediaBox [0 0 612 792]');
  });

  it('is tagged, has a language and claims PDF/A-3b', async () => {
    const { source } = await read(samples.usd);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (en-US)');
    for (const type of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) {
      expect(source).toContain(`/S /${type}`);
    }
    const bytes = (await drawPaper(samples.usd)).toString('latin1');
    expect(bytes).toMatch(/pdfaid:part>3<[\s\S]*pdfaid:conformance>B</);
  });
});

describe('a paper of 60 lines', () => {
  it('repeats titles and number on each page, and counts its pages', async () => {
    const { pages } = await read(samples.many);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      for (const part of ['PART NUMBER', 'Invoice 2026-000319', 'Harrow Werke GmbH & Co. KG']) {
        expect(page).toContain(part);
      }
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('has every line once, and the total once at the end', async () => {
    const { pages } = await read(samples.many);
    const lines = pages.flatMap((page) => page.match(/^Oil filter F \d+$/gm) ?? []);
    expect(lines).toEqual(samples.many.lines.map(({ name }) => name));
    expect(pages.filter((page) => page.includes('TOTAL PAID'))).toEqual([pages.at(-1)]);
  });

  it('moves the totals to another page where no space is left for them', async () => {
    const pagesOf = async (lines: number) => {
      const paper = { ...samples.many, lines: samples.many.lines.slice(0, lines) };
      return (await read(paper)).pages;
    };
    const texts = await Promise.all([16, 17, 18, 19, 20, 21].map(pagesOf));
    const alone = texts.filter(
      (pages) => pages.length > 1 && !pages.at(-1)?.includes('Oil filter'),
    );
    expect(alone).not.toEqual([]);
    for (const pages of texts) expect(pages.at(-1)).toContain('TOTAL PAID');
  });
});

describe('names of any alphabet', () => {
  it('are written in Latin, Vietnamese, Greek, Cyrillic, Hebrew and Arabic letters', async () => {
    const text = await textOf(samples.odd);
    for (const part of ['Вулиця Хліборобська', 'Đường Nguyễn Thị Minh Khai', 'Τρίτος όροφος']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\p{Script=Hebrew}/u);
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toContain('�');
  });

  it('keep letters without a font in the text that is read out, and show one question mark', async () => {
    const name = 'Farm 田中農場 🚜';
    const paper = { ...samples.usd, buyer: { ...samples.usd.buyer, name } };
    expect(await textOf(paper)).toContain('Farm ?');
    const actual = Buffer.from(`\ufeff${name}`, 'utf16le').swap16();
    expect((await drawPaper(paper)).includes(actual.toString('latin1'), 0, 'latin1')).toBe(true);
  });

  it('are never outside of the paper, however long', async () => {
    const bytes = await drawPaper(samples.odd);
    expect(readPdf(bytes).pages).toHaveLength(1);
  });

  it('are never outside of the paper, in however many lines', async () => {
    const address = `${'W\n'.repeat(249)}End`;
    const { pages } = await read({ ...samples.usd, buyer: { ...samples.usd.buyer, address } });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('W, End');
  });

  const buyerNamed = (name: string): Paper => ({
    ...samples.usd,
    buyer: { ...samples.usd.buyer, name },
  });

  it.each(['🚜🌾', '田中農場', '\ufffe'])(
    'that show no letter (%s) give way to the email address',
    async (name) => {
      const text = await textOf(buyerNamed(name));
      expect(text).toMatch(/BUYER\nfarmer@harrow\.test\n/);
      expect(text).not.toContain('?');
    },
  );

  it('leave no address blank', async () => {
    const address = '🚜\n🌾🌾';
    expect(await textOf({ ...samples.usd, buyer: { ...samples.usd.buyer, address } })).toContain(
      'Dale Hutchins\n?\n?\nUnited States',
    );
  });

  it('may have letters whose marks have no place in the font', async () => {
    const text = await textOf(buyerNamed('عبد ڢڣڥݠݡࢤ'));
    expect(text).toMatch(/BUYER\n[^\n]*\p{Script=Arabic}/u);
  });

  it.each(['﷽', 'W', 'ﶩ', '﷽ ', 'W\n'])(
    'leave space for the goods on the first page: %j',
    async (letter) => {
      const wide = (length: number) => letter.repeat(length).slice(0, length);
      const [line = samples.usd.lines[0]] = samples.usd.lines;
      const paper: Paper = {
        ...samples.creditNote,
        seller: samples.usd.seller, // on Letter, the lower paper
        order: { ...samples.usd.order, poNumber: wide(40) },
        buyer: {
          ...{ name: wide(200), address: wide(500), phone: `1${wide(39)}`, country: 'US' },
          email: `${'w'.repeat(242)}@harrow.test`,
        },
        lines: line ? [{ ...line, name: wide(200), partNumber: wide(60) }] : [],
      };
      const [page] = (await read(paper)).pages;
      for (const part of ['PART NUMBER', '€21.60', 'United States', 'wwwwww…']) {
        expect(page).toContain(part);
      }
    },
  );

  it('are complete in the tag of a text that is cut', async () => {
    const address = '﷽'.repeat(500);
    const paper = { ...samples.usd, buyer: { ...samples.usd.buyer, address } };
    expect((await read(paper)).pages).toEqual([expect.stringContaining('…')]);
    const actual = Buffer.from(`\ufeff${address}`, 'utf16le').swap16();
    expect((await drawPaper(paper)).includes(actual.toString('latin1'), 0, 'latin1')).toBe(true);
  });
});

describe('the electronic invoice', () => {
  it('is inside where the seller has a VAT id', async () => {
    for (const paper of [samples.eur, samples.creditNote, samples.many, samples.odd]) {
      const { attachments, source } = await read(paper);
      expect(attachments.map(String)).toEqual([writeEInvoice(paper)]);
      expect(source).toContain('/AFRelationship /Alternative');
      expect(source).toContain('(factur-x.xml)');
    }
  });

  it('is not where the seller has none', async () => {
    expect((await read(samples.usd)).attachments).toEqual([]);
  });
});
