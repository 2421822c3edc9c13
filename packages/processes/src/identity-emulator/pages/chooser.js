/* global document */

// The emulator's accounts listen to the mouse alone, and its fields have no names.
for (const account of document.querySelectorAll('.js-reuse-account')) {
  account.removeAttribute('tabindex');
  const button = account.querySelector('.mdc-list-item__text');
  Object.assign(button, { role: 'button', tabIndex: 0 });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
}
for (const input of document.querySelectorAll('input')) {
  input.ariaLabel = input.closest('label').previousElementSibling.textContent;
}
