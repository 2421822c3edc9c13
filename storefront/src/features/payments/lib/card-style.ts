/** What a colour of the theme is here and now; the provider's frame does not know our variables. */
function resolved(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** The look of the card's fields inside the provider's frame, in the colours of the page. */
export function cardStyle() {
  return {
    base: {
      fontSize: '16px',
      lineHeight: '24px',
      color: resolved('var(--color-ink)'),
      '::placeholder': { color: resolved('var(--color-muted)') },
    },
    invalid: { color: resolved('var(--color-red-text)') },
  };
}
