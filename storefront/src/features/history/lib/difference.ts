/** A field before and after a change, formatted; null if that side does not exist. */
export interface Difference {
  /** The name of the field; null if the title of the change contains it. */
  field: string | null;
  before: string | null;
  after: string | null;
}
