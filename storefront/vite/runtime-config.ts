import type { Plugin } from 'vite';

const EMPTY_ELEMENT = /(<script type="application\/json" id="harrow-config">)(<\/script>)/;

/**
 * In development, puts the settings into the page as the server of the built storefront does.
 * `json` is the text of the settings; without it the page stays as it is and the build's
 * environment counts.
 */
export function runtimeConfig(json: string | undefined): Plugin {
  return {
    name: 'harrow-runtime-config',
    apply: 'serve',
    transformIndexHtml(html) {
      if (!json) return html;
      // `<` is the one character that could end the element early; JSON may write it this way.
      const safe = JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c');
      return html.replace(
        EMPTY_ELEMENT,
        (_, open: string, close: string) => `${open}${safe}${close}`,
      );
    },
  };
}
