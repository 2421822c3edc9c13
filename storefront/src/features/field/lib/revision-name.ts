/** Names a revision of a book, to compare what is kept with what is published. */
export const revisionName = ({ code, revision }: { code: string; revision: number }): string =>
  `${code} ${revision}`;
