import type { AnswerOf, getImport } from '@harrow/contract';

/** The shop's answer about an import that it has not accepted. */
export const importUnknown: AnswerOf<typeof getImport> = {
  state: 'unknown',
  rows: 0,
  written: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
};
