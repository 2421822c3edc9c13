import './parse-without-eval.ts';
import styles from './styles.css';

export { createSandboxStripe } from './create-sandbox-stripe.ts';

// the shop's Content-Security-Policy forbids style elements
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
