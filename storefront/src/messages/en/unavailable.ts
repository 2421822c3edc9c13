/** Texts of the page that is shown while the shop cannot be read. */
export const unavailableMessages = {
  title: 'The shop is taking a short break',
  text: 'We cannot show prices and stock at the moment. Nothing is lost: your orders and payments are safe. Try again in a few seconds.',
  retry: 'Try again',
};
