/** What the storefront is told when its page is served, so that one build fits every address. */
export interface RuntimeConfig {
  backendUrl: string;
  firebase: { apiKey: string; authDomain: string; projectId: string };
  /** Whether identity is the emulator, reached through the storefront's own origin. */
  authEmulator: boolean;
}

const ELEMENT = /(<script\b[^>]*\bid="harrow-config"[^>]*>)[^]*?(<\/script>)/;

/** Puts the settings into the page's `<script type="application/json" id="harrow-config">`. */
export function injectConfig(html: string, config: RuntimeConfig): string {
  if (!ELEMENT.test(html)) throw new Error('index.html has no element with id="harrow-config".');
  // `<` is the one character that could end the element early; JSON may write it this way.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(ELEMENT, (_, open: string, close: string) => `${open}${json}${close}`);
}
