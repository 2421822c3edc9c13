import type { BookFigure, PartsBook, PartsBookDetails } from '@harrow/contract';

/** A draft of a parts book; `changes` are what a test is about. */
export const book = (changes: Partial<PartsBook> = {}): PartsBook => ({
  ...{ _id: 'book_2', code: 'PB-H520', revision: 2, title: 'Disc harrow', serials: null },
  machine: { handle: 'disc-harrow', name: 'Disc harrow' },
  ...{ state: 'draft', figures: 7, lines: 64, unplaced: 3 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', publishedAt: null },
  ...changes,
});

/** The revision before it. */
export const published = book({
  ...{ _id: 'book_1', revision: 1, state: 'published', unplaced: 0 },
  publishedAt: '2026-11-01T10:00:00.000Z',
});

/** The same draft with two figures, one of them with a drawing. */
export const bookDetails = (changes: Partial<PartsBookDetails> = {}): PartsBookDetails => ({
  ...book(),
  contents: [
    {
      ...{ assemblies: ['Discs and arms'], number: '20-1', title: 'Disc arm' },
      ...{ img: '/pictures/arm.svg', items: 3, unplaced: 2 },
    },
    {
      ...{ assemblies: ['Rear roller'], number: '40-1', title: 'Rings' },
      ...{ img: '', items: 1, unplaced: 1 },
    },
  ],
  ...changes,
});

/** A line of the list of a figure. */
export const staffLine = (
  item: string,
  changes: Partial<BookFigure['lines'][number]> = {},
): BookFigure['lines'][number] => ({
  ...{ item, level: 0, part: `HR-14-${item}`, name: `Part ${item}`, quantity: 1 },
  ...{ serials: null, usableOn: [], note: null },
  ...changes,
});

/** A figure with a drawing on which no number is placed yet. */
export const bookFigure = (changes: Partial<BookFigure> = {}): BookFigure => ({
  ...{ number: '20-1', title: 'Disc arm', assemblies: ['Discs and arms'] },
  drawing: { url: '/pictures/arm.svg', width: 400, height: 300 },
  ...{ callouts: [], lines: [] },
  ...changes,
});
