import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '../number-field';
import { TextField } from '../text-field';

function Quantity({ onValueChange }: { onValueChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null) => {
    setValue(next);
    onValueChange(next);
  };
  return <NumberField label="Quantity" value={value} onValueChange={change} min={2} max={4} />;
}

function renderQuantity() {
  const change = jest.fn();
  render(<Quantity onValueChange={change} />);
  return { change, field: screen.getByLabelText('Quantity'), user: userEvent.setup() };
}

describe('TextField', () => {
  it('links its hint and its error to the control', () => {
    render(
      <TextField label="Phone" hint="The driver calls it." error="Phone number is required" />,
    );
    const field = screen.getByLabelText('Phone');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('The driver calls it. Phone number is required');
  });

  it('is valid and has no description by default', () => {
    render(<TextField label="Phone" />);
    expect(screen.getByLabelText('Phone')).toBeValid();
    expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
  });
});

describe('NumberField', () => {
  it.each([
    ['1,200', 1200],
    [' 12 ', 12],
    ['$ 4.50', 4.5],
    ['7', 7],
  ])('reads a pasted %j', async (text, value) => {
    const { change, field, user } = renderQuantity();
    await user.click(field);
    await user.paste(text);
    expect(change).toHaveBeenLastCalledWith(value);
    expect(field).toHaveValue(value);
  });

  it('is empty, not zero, after it is cleared', async () => {
    const { change, field, user } = renderQuantity();
    await user.type(field, '3');
    await user.clear(field);
    expect(change).toHaveBeenLastCalledWith(null);
  });

  it.each(['three', '1.234,50'])('rejects a pasted %j', async (text) => {
    const { change, field, user } = renderQuantity();
    await user.click(field);
    await user.paste(text);
    expect(change).toHaveBeenLastCalledWith(NaN);
    expect(field).toHaveDisplayValue('');
  });

  it('loses focus on the mouse wheel, which would change its value', () => {
    const { field } = renderQuantity();
    field.focus();
    fireEvent.wheel(field);
    expect(field).not.toHaveFocus();
  });

  it('steps from the minimum to the maximum with its buttons', async () => {
    const { change, user } = renderQuantity();
    const more = screen.getByRole('button', { name: 'One more' });
    for (let press = 0; press < 4; press += 1) await user.click(more);
    expect(change.mock.calls.flat()).toEqual([2, 3, 4, 4]);
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(change).toHaveBeenLastCalledWith(3);
  });

  it('steps with the arrow keys', async () => {
    const { change, field, user } = renderQuantity();
    await user.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(change.mock.calls.flat()).toEqual([2, 3, 2]);
  });
});
