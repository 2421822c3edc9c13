import type { PartsBook } from '@harrow/contract';

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
