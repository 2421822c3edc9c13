import type { Paper, Seller } from '../src/lib/paper';

const iowa: Seller = {
  name: 'Harrow Works',
  address: '1400 Foundry Road\nAmes, Iowa 50010',
  country: 'US',
  phone: '(515) 555-0140',
  email: 'orders@harrow.example',
  vatId: null,
  registration: null,
};

const oldenburg: Seller = {
  name: 'Harrow Werke GmbH & Co. KG',
  address: 'Gießereistraße 14\n26121 Oldenburg',
  country: 'DE',
  phone: '+49 441 5550140',
  email: 'rechnung@harrow.example',
  vatId: 'DE136695976',
  registration: 'HRA 20140, Amtsgericht Oldenburg',
};

const usd: Paper = {
  kind: 'invoice',
  number: '2026-000001',
  issuedOn: '2026-11-23',
  corrects: null,
  seller: iowa,
  buyer: {
    name: 'Dale Hutchins',
    email: 'farmer@harrow.test',
    phone: '+1 515 555 0199',
    address: '2210 County Road 12\nStory City, IA 50248',
    country: 'US',
  },
  order: { number: 1042, placedOn: '2026-11-22', poNumber: 'PO-77/2026' },
  payment: { reference: 'pi_3QhT7xLkdIwHu7ix0Zt4Yb9c', paidOn: '2026-11-23' },
  lines: [
    {
      name: 'Chisel plow share, hardened, 60 mm',
      partNumber: 'HW-2140-060',
      quantity: 30,
      unitPrice: 2160,
      amount: 64_800,
    },
  ],
  currency: 'usd',
  total: 64_800,
  tax: { kind: 'none' },
};

/** A line of one piece. */
export const lineOf = (name: string, amount: number, partNumber: string | null = 'HW-1') => ({
  ...{ name, partNumber, quantity: 1, unitPrice: amount, amount },
});

const eur: Paper = {
  ...usd,
  number: '2026-000318',
  seller: oldenburg,
  buyer: {
    name: 'Łukasz Żółkiewski',
    email: 'lukasz@gospodarstwo.example',
    phone: '+49 441 998 12 04',
    address: 'Hof Żółkiewski\nAm Wasserturm 3\n26203 Wardenburg',
    country: 'DE',
  },
  order: { ...usd.order, poNumber: null },
  lines: [lineOf('Field tractor T 120', 7_435_000, 'HW-T120')],
  currency: 'eur',
  total: 7_435_000,
  tax: { kind: 'contained', percent: 19 },
};

const creditNote: Paper = {
  ...eur,
  kind: 'credit-note',
  number: 'C2026-000007',
  issuedOn: '2026-12-01',
  corrects: { number: eur.number, issuedOn: eur.issuedOn },
  payment: { reference: 're_3QhT7xLkdIwHu7ix0rX1vN2p', paidOn: '2026-12-01' },
};

/** Names, addresses and numbers at the limits of an order. */
const odd: Paper = {
  ...eur,
  number: '2026-999999',
  buyer: {
    name: 'عبد الرحمن ابن محمد الفلاحي (Αγρόκτημα Παπαδόπουλος & Ђорђевић) 田中農場 🚜',
    email: `${'a-very-long-mailbox-name.'.repeat(3)}x@subdomain.of-a-long-domain-name.example`,
    phone: '+965 ٢٢٢٢ ٣٣٣٣',
    address:
      'קיבוץ עין חרוד 12, דואר נע גלבוע\nВулиця Хліборобська 221Б, с. Великі Сорочинці\n' +
      `${'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikstraße'.repeat(2)} 7\n` +
      'Τρίτος όροφος, πίσω από τον μύλο\nĐường Nguyễn Thị Minh Khai, phường Bến Nghé',
    country: 'KW',
  },
  order: { ...eur.order, poNumber: 'P'.repeat(40) },
  lines: [
    {
      name: `Combine harvester C 640 “<Größe & Ausführung>” ${'with a 6.4 m header, a 600 mm drum and five straw walkers, '.repeat(3)}`.slice(
        0,
        200,
      ),
      partNumber: 'HW-C640/6400-600-5-KW-LONG-PART-NUMBER-WITHOUT-SPACES-000000',
      quantity: 1_000_000,
      unitPrice: 2000,
      amount: 2_000_000_000,
    },
  ],
  currency: 'kwd',
  total: 2_000_000_000,
  tax: { kind: 'contained', percent: 5.5 },
};

const yen: Paper = {
  ...usd,
  number: '2026-000002',
  currency: 'jpy',
  total: 1_250_000,
  lines: [lineOf('Rotary tiller R 300', 1_250_000)],
};

const manyLines = Array.from({ length: 60 }, (_, index) => ({
  ...{ name: `Oil filter F ${index + 1}`, quantity: index + 1 },
  ...{ partNumber: `F-${index + 1}`, unitPrice: 1999, amount: 1999 * (index + 1) },
}));

const many: Paper = {
  ...eur,
  number: '2026-000319',
  lines: manyLines,
  total: manyLines.reduce((sum, { amount }) => sum + amount, 0),
};

/** Papers of every kind, currency and length. */
export const samples = {
  ...{ usd, eur, creditNote, odd, yen, many },
} satisfies Record<string, Paper>;
