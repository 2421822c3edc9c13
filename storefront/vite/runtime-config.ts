import type { Plugin } from 'vite';

const EMPTY_ELEMENT = /(<script type="application\/json" id="harrow-config">)(<\/script>)/;

/**
 * In development, writes the settings into the page as the production server does. `json` is the text
 * of the settings; without it, the page uses the build's environment.
 */
export function runtimeConfig(json: string | undefined): Plugin {
  return {
    name: 'harrow-runtime-config',
    apply: 'serve',
    transformIndexHtml(html) {
      if (!json) return html;
      // Escape `<`, the only character that could end the element early.
      const safe = JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c');
      return html.replace(
        EMPTY_ELEMENT,
        (_, open: string, close: string) => `${open}${safe}${close}`,
      );
    },
  };
}
