import translations from 'stock-admin/translations';
import { notify } from './notification';
import { controlsAt } from './pages';

/** On a disabled element, with the sentence of its section. */
const MARK = 'data-closed';

const BUTTONS = 'button, a, [role=menuitem], [role=tab], .cursor-pointer';
const FIELDS = 'input, textarea, select, [role=switch], [role=combobox]';
const FORMS = 'form, [role=dialog]';

/** The heading, in every language, of the fields that have the names of a product's options. */
const NAMED_BY_STAFF = 'Options';

/** The greatest distance of a label from its field, in levels of the document. */
const MAX_LEVELS = 4;

const BLOCKED_EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'paste'];
const PRESSES = ['Enter', ' '];
/** Keys that leave an element or move between elements. */
const MOVES = /^(Tab|Escape|Arrow|Home|End|Shift)/;

/** A text of the page that names a disabled control, and the heading that it must be below. */
type Closed = { sentence: string; heading: string | undefined };

/** Returns the texts of the page for an English one, in the language that is set. */
function translated(english: string): string[] {
  const words = translations.getResourceBundle('en', 'translation') ?? {};
  const keys = Object.keys(words).filter((key) => words[key] === english);
  return [english, ...keys.map((key) => translations.t(key))];
}

function closedTexts(): Map<string, Closed[]> {
  const texts = new Map<string, Closed[]>();
  const address = window.location.pathname.replace(/^\/app/, '');
  for (const { control, sentence } of controlsAt(address)) {
    const [name = '', heading] = control.split(' > ').reverse();
    for (const text of translated(name)) {
      texts.set(text, [...(texts.get(text) ?? []), { sentence, heading }]);
    }
  }
  return texts;
}

/** Whether an element is in the part of the page that has a heading with this text. */
function isBelow(element: Element, heading: string): boolean {
  const headings = translated(heading);
  for (let part = element.parentElement; part; part = part.parentElement) {
    const first = part.querySelector('h1, h2, h3')?.textContent;
    if (first) return headings.includes(first.trim());
  }
  return false;
}

/** Returns the elements that a text names: a button, or a field of a form with its label. */
function namedBy(label: Element): Element[] {
  const button = label.closest(BUTTONS);
  if (button) return [button, button.closest('[role=menuitem]') ?? button];
  if (!label.closest(FORMS) || isBelow(label, NAMED_BY_STAFF)) return [];
  let part: Element | null = label;
  for (let level = 0; part && level < MAX_LEVELS; level++, part = part.parentElement) {
    if (part.querySelector(FIELDS)) return [part];
  }
  return [];
}

function findClosed(): Map<Element, string> {
  const found = new Map<Element, string>();
  const texts = closedTexts();
  if (texts.size === 0) return found;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const label = node.parentElement;
    const named = texts.get(node.textContent?.trim() ?? '');
    for (const { heading, sentence } of (label && named) ?? []) {
      if (!label || (heading && !isBelow(label, heading))) continue;
      for (const element of namedBy(label)) found.set(element, sentence);
    }
  }
  return found;
}

function mark(element: Element, sentence: string): void {
  element.setAttribute(MARK, sentence);
  element.setAttribute('title', sentence);
  element.setAttribute('aria-disabled', 'true');
  if (element instanceof HTMLElement) {
    element.style.opacity = '0.5';
    element.style.cursor = 'not-allowed';
  }
}

function unmark(element: Element): void {
  for (const name of [MARK, 'title', 'aria-disabled']) element.removeAttribute(name);
  if (element instanceof HTMLElement) {
    element.style.removeProperty('opacity');
    element.style.removeProperty('cursor');
  }
}

/** Disables the closed controls that the page has now, and enables elements that have another text. */
function update(): void {
  const closed = findClosed();
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!closed.has(element)) unmark(element);
  }
  for (const [element, sentence] of closed) {
    if (element.getAttribute(MARK) !== sentence) mark(element, sentence);
  }
}

/** A live region, because an open menu or dialog hides everything else from screen readers. */
const voice = document.createElement('div');
voice.setAttribute('aria-live', 'polite');
voice.className = 'sr-only';
document.body.append(voice);

function tell(sentence: string): void {
  notify('Closed in this shop', sentence, 'info');
  voice.textContent = sentence;
}

/** Stops what would use a closed control, and says why when it is pressed. */
function refuse(event: Event): void {
  const { target } = event;
  const closed = target instanceof Element ? target.closest(`[${MARK}]`) : null;
  if (!closed) return;
  const key = event instanceof KeyboardEvent ? event.key : null;
  if (key !== null && MOVES.test(key)) return;
  event.preventDefault();
  event.stopPropagation();
  const isPress = event.type === 'click' || (key !== null && PRESSES.includes(key));
  if (isPress) tell(closed.getAttribute(MARK) ?? '');
}

let isAwaited = false;

/** Updates once for all changes before the next frame. */
function updateSoon(): void {
  if (isAwaited) return;
  isAwaited = true;
  requestAnimationFrame(() => {
    isAwaited = false;
    update();
  });
}

for (const type of BLOCKED_EVENTS) window.addEventListener(type, refuse, { capture: true });
new MutationObserver(updateSoon).observe(document.documentElement, {
  ...{ childList: true, characterData: true, subtree: true },
});
