import type { StorefrontSettings } from '@harrow/contract';

const ELEMENT = /(<script\b[^>]*\bid="harrow-config"[^>]*>)[^]*?(<\/script>)/;

/** Puts the settings into the page's `<script type="application/json" id="harrow-config">`. */
export function injectConfig(html: string, config: StorefrontSettings): string {
  if (!ELEMENT.test(html)) throw new Error('index.html has no element with id="harrow-config".');
  // `<` could end the element early; JSON may escape it.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(ELEMENT, (_, open: string, close: string) => `${open}${json}${close}`);
}
