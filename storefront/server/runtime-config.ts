import type { StorefrontSettings } from '@harrow/contract';

const ELEMENT = /(<script\b[^>]*\bid="harrow-config"[^>]*>)[^]*?(<\/script>)/;

/** Escapes `<` in JSON, the only character that could end its element early. */
export const jsonInHtml = (json: string): string => json.replaceAll('<', '\\u003c');

/** Puts the settings into the page's `<script type="application/json" id="harrow-config">`. */
export function injectConfig(html: string, config: StorefrontSettings): string {
  if (!ELEMENT.test(html)) throw new Error('index.html has no element with id="harrow-config".');
  const json = jsonInHtml(JSON.stringify(config));
  return html.replace(ELEMENT, (_, open: string, close: string) => `${open}${json}${close}`);
}
