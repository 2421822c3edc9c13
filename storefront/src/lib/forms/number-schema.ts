import { z } from 'zod/mini';

/**
 * A number as its field gives it: null while that is empty (`required` is said), NaN while it holds
 * no number. `problem` says in words what is wrong with any other, or null.
 */
export function numberSchema(required: string, problem: (value: number) => string | null) {
  const messageOf = (typed: number | null) => (typed === null ? required : problem(typed));
  return z.custom<number, number | null>().check(({ value, issues }) => {
    const message = messageOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}
