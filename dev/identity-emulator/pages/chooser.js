/* global document */

// The emulator's list of accounts listens to the mouse alone.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (!event.target.matches('.js-reuse-account')) return;
  event.preventDefault();
  event.target.click();
});
