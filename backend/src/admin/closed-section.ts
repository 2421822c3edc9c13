/** Methods by path, such as `{ '/discounts/:id': 'POST DELETE' }`; the paths begin after `/admin`. */
export type Calls = Readonly<Record<string, string>>;

/** A part of the stock admin that has no effect in this shop, and is closed for changes. */
export type ClosedSection = {
  title: string;
  /** One or two sentences for staff: the reason, and what to do instead. */
  sentence: string;
  /**
   * Pages of the stock admin that show the sentence, after `/app/a`; `*` is one or more segments. `/login`
   * is the one outside of it.
   */
  pages: readonly string[];
  /** Pages that show the sentence and nothing else. */
  closedPages?: readonly string[];
  /**
   * Buttons and fields that are disabled on other pages, by page and by their English text; those after
   * `>` only in the part of the page with this heading, such as `Return Shipping Options > Add Option`.
   */
  controls?: Readonly<Record<string, readonly string[]>>;
  /** Calls that are refused. */
  calls: Calls;
  /** Fields of open calls that are refused if they are set: neither empty, null, zero nor false. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Values of fields, by call and field, with which open calls are refused. */
  values?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Whether the engine has no module for it, so that reading answers 404. */
  isAbsent?: boolean;
};
