import type { Form } from './form.ts';
import { mergeMetadata } from './metadata.ts';
import type { Metadata } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';

const MAX_STRING = 5000;
const MAX_SHOWN_NAME = 100;

/**
 * The parameters of one call by path, such as `billing_details[email]`. Unknown parameters are
 * rejected at once; in the list of allowed ones, `metadata[*]` stands for any key.
 */
export class Params {
  constructor(
    private readonly form: Form,
    allowed: readonly string[],
  ) {
    const patterns = new Set(allowed);
    const unknown = [...form.keys()]
      .filter((path) => !isAllowed(path, patterns))
      .map((path) => path.slice(0, MAX_SHOWN_NAME));
    if (unknown.length === 0) return;
    const noun = unknown.length > 1 ? 'parameters' : 'parameter';
    throw invalidRequest(`Received unknown ${noun}: ${unknown.slice(0, 10).join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0],
    });
  }

  /** Whether the parameter, or anything below it, was sent. */
  has(path: string): boolean {
    return [...this.form.keys()].some((key) => key === path || key.startsWith(`${path}[`));
  }

  /** Returns the value: undefined if it was not sent, null if an empty value unsets it. */
  string(path: string, maxLength = MAX_STRING): string | null | undefined {
    const value = this.form.get(path);
    if (value === undefined || value === '') return value === '' ? null : undefined;
    if (value.length <= maxLength) return value;
    throw invalidRequest(`Invalid string: ${path} must be at most ${maxLength} characters`, {
      param: path,
    });
  }

  /** Returns the value after this call: the current one unless another was sent. */
  changed(path: string, current: string | null, maxLength = MAX_STRING): string | null {
    const value = this.string(path, maxLength);
    return value === undefined ? current : value;
  }

  /** Returns a required value. */
  requiredString(path: string): string {
    const value = this.string(path);
    if (value === null) throw emptyString(path);
    if (value !== undefined) return value;
    throw invalidRequest(`Missing required param: ${path}.`, {
      code: 'parameter_missing',
      param: path,
    });
  }

  /** Returns one of the documented values. */
  choice(path: string, values: readonly string[]): string | null | undefined {
    const value = this.string(path);
    if (value === undefined || value === null || values.includes(value)) return value;
    throw invalidRequest(`Invalid ${path}: must be one of ${values.join(', ')}`, { param: path });
  }

  /** Returns an integer, or undefined if it was not sent. */
  integer(path: string): number | undefined {
    const value = this.string(path);
    if (value === undefined) return undefined;
    if (value === null) throw emptyString(path);
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value.slice(0, 20)}`, {
      code: 'parameter_invalid_integer',
      param: path,
    });
  }

  /** Returns an integer of at least 1; amounts are in the smallest unit. */
  positiveInteger(path: string): number | undefined {
    const number = this.integer(path);
    if (number === undefined || number >= 1) return number;
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: path,
    });
  }

  /** Returns a boolean. Throws for anything but `true` and `false`. */
  boolean(path: string): boolean {
    return this.choice(path, ['true', 'false']) === 'true';
  }

  /** Returns the values of a list, such as `expand[0]`, or null if none was sent. */
  list(path: string): string[] | null {
    const values = this.below(path).map(([, value]) => value);
    return values.length > 0 ? values : null;
  }

  /** Returns the metadata after this call; an empty `metadata` removes all of it. */
  metadata(current: Metadata = {}): Metadata {
    if (this.string('metadata') === null) return {};
    return mergeMetadata(current, this.below('metadata'));
  }

  private below(path: string): [string, string][] {
    return [...this.form]
      .filter(([key]) => key.startsWith(`${path}[`) && key.endsWith(']'))
      .map(([key, value]) => [key.slice(path.length + 1, -1), value]);
  }
}

function isAllowed(path: string, patterns: ReadonlySet<string>): boolean {
  return patterns.has(path) || patterns.has(path.replace(/\[[^[\]]+\]$/, '[*]'));
}

function emptyString(path: string): Error {
  const message =
    `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a ` +
    `parameter; however '${path}' cannot be unset. You should remove '${path}' from your request ` +
    'or supply a non-empty value.';
  return invalidRequest(message, { code: 'parameter_invalid_empty', param: path });
}
