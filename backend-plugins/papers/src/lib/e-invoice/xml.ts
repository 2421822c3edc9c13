/** Characters not allowed in XML 1.0: controls, and halves of surrogate pairs. */
const NOT_IN_XML =
  // eslint-disable-next-line no-control-regex -- these are removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escape = (text: string): string =>
  text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Record<string, string>;

/** A written element, or null for none. */
type Element = string | null;

/** Writes an element of `content`, which is XML. */
export function element(name: string, attributes: Attributes, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** Writes an element with text; none where the text is missing or has no characters of XML. */
export const leaf = (
  name: string,
  text: string | number | null,
  attributes: Attributes = {},
): Element => {
  const written = escape(String(text ?? ''));
  return written === '' ? null : element(name, attributes, written);
};

/** Writes an element with child elements. */
export const group = (name: string, ...children: Element[]): string =>
  element(name, {}, children.filter(Boolean).join(''));
