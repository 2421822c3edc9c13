import type { RefusedRow } from '@harrow/contract';

/** A reason why rows of a table are refused. */
export interface Cause {
  column: string;
  message: string;
  rows: number[];
}

/** Returns the reasons, each once with its rows, in the order of the first row of each. */
export function causesOf(refused: readonly RefusedRow[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { row, fields } of refused) {
    for (const [column, message] of Object.entries(fields)) {
      const key = JSON.stringify([column, message]);
      const cause = causes.get(key) ?? { column, message, rows: [] };
      cause.rows.push(row);
      causes.set(key, cause);
    }
  }
  return [...causes.values()];
}
