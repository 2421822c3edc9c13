const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the menus of the navigation bar. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/**
 * Closes an open menu on a press or a focus elsewhere, and on Escape, which returns the focus to its button.
 * Returns a function that stops it.
 */
export function keepMenus(): () => void {
  const leave = ({ target }: Event) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    }
  };
  const events = ['pointerdown', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, leave);
  document.addEventListener('keydown', escape);
  return () => {
    for (const event of events) document.removeEventListener(event, leave);
    document.removeEventListener('keydown', escape);
  };
}
