import { screen } from '@testing-library/react';
import { enterCard, field, showCardForm } from './support/card-form.tsx';

it('is complete once a test card has been entered', async () => {
  const { user, changes } = await showCardForm();
  await enterCard(user);
  expect(field('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(field('Expiration date')).toHaveValue('12 / 40');
  expect(changes.at(-1)).toMatchObject({
    elementType: 'card',
    complete: true,
    empty: false,
    brand: 'visa',
    error: undefined,
  });
});

it('shows that it is in test mode', async () => {
  await showCardForm();
  expect(
    screen.getByText(
      'Test mode: no real money. Use card 4242 4242 4242 4242, any future date, any CVC.',
    ),
  ).toBeVisible();
  expect(field('Card number')).toHaveAccessibleDescription(/^Test mode: no real money/);
});

it('keeps the browser from filling in or storing a card', async () => {
  await showCardForm();
  for (const input of [field('Card number'), field('Expiration date'), field('CVC')]) {
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).not.toHaveAttribute('name');
  }
});

it('reports a mistyped number at once', async () => {
  const { user, changes } = await showCardForm();
  await user.type(field('Card number'), '4242424242424241');
  expect(changes.at(-1)?.error).toMatchObject({
    code: 'invalid_number',
    message: 'Your card number is invalid.',
  });
  expect(field('Card number')).toBeInvalid();
});

it('reports an incomplete number only after the field loses focus', async () => {
  const { user, changes } = await showCardForm();
  await user.type(field('Card number'), '4242');
  expect(changes.at(-1)?.error).toBeUndefined();
  await user.tab();
  expect(changes.at(-1)?.error?.message).toBe('Your card number is incomplete.');
});

it('keeps the caret in place when a digit in the middle is deleted', async () => {
  const { user } = await showCardForm();
  const number = field('Card number');
  await user.type(number, '4242424242424242');
  number.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}7');
  expect(number).toHaveValue('4742 4242 4242 4242');
  expect(number.selectionStart).toBe(2);
});

it('allows a month to be deleted', async () => {
  const { user } = await showCardForm();
  const expiry = field('Expiration date');
  await user.type(expiry, '530');
  expect(expiry).toHaveValue('05 / 30');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(expiry).toHaveValue('0');
});

it('accepts a pasted number and date', async () => {
  const { user } = await showCardForm();
  await user.click(field('Card number'));
  await user.paste('5555-5555-5555-4444');
  expect(field('Card number')).toHaveValue('5555 5555 5555 4444');
  await user.click(field('Expiration date'));
  await user.paste('12/2040');
  expect(field('Expiration date')).toHaveValue('12 / 40');
});

it('can be disabled and enabled', async () => {
  const { setDisabled } = await showCardForm({ disabled: true });
  expect(field('CVC')).toBeDisabled();
  setDisabled(false);
  expect(field('CVC')).toBeEnabled();
});

it('removes the card when it is cleared', async () => {
  const { user, card, changes } = await showCardForm();
  await enterCard(user);
  card().clear();
  expect(field('Card number')).toHaveValue('');
  expect(changes.at(-1)).toMatchObject({ empty: true, complete: false });
});

it('sets the same class names as Stripe', async () => {
  const { user } = await showCardForm();
  const host = document.querySelector('.StripeElement');
  expect(host).toHaveClass('StripeElement--empty');
  await enterCard(user);
  expect(host).toHaveClass('StripeElement--complete');
  expect(host).not.toHaveClass('StripeElement--empty');
});

it('renders once, however often it is mounted', async () => {
  await showCardForm();
  expect(screen.getAllByLabelText('Card number')).toHaveLength(1);
});

it('is removed when the page unmounts', async () => {
  const { unmount } = await showCardForm();
  unmount();
  expect(document.querySelector('.SandboxCard')).toBeNull();
});
