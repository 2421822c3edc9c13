import { useId, useState, type KeyboardEvent } from 'react';
import { CONTROL } from './control';
import { Field, type FieldProps } from './field';
import { UserText } from './user-text';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceBoxProps extends Omit<FieldProps, 'errorElsewhere'> {
  typed: string;
  onType: (text: string) => void;
  /** The first matches for the text; undefined while they are loading. */
  choices: readonly Choice[] | undefined;
  /** Says below the list how much matches. */
  news: string;
  onChoose: (choice: Choice) => void;
}

/**
 * A field that finds one of many things by words of its name, after the ARIA Authoring Practices (editable combobox
 * with list autocomplete).
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { typed, onType, choices = [], news, onChoose, ...field } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && choices.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    onChoose(choice);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = (by: number) => {
      event.preventDefault();
      setOpen(true);
      if (choices.length > 0) setActive((active + by + choices.length) % choices.length);
    };
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1);
    else if (event.key === 'Enter' && isShown) {
      event.preventDefault(); // would submit the form
      take(choices[active]);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation(); // would close the dialog
      setOpen(false);
    }
  };
  return (
    <div className="grid gap-1.5">
      <Field {...field}>
        {(control) => (
          <input
            {...control}
            role="combobox"
            dir="auto"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            value={typed}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
            onChange={({ target }) => {
              setActive(-1);
              setOpen(true);
              onType(target.value);
            }}
            className={CONTROL}
          />
        )}
      </Field>
      <ul
        id={listId}
        role="listbox"
        aria-label={field.label}
        hidden={!isShown}
        className="max-h-72 overflow-y-auto rounded-card border border-edge bg-card"
      >
        {choices.map((choice, index) => (
          <li
            key={choice.value}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // a press must not take the focus from the field, which has the keys
            onMouseDown={(event) => {
              event.preventDefault();
              take(choice);
            }}
            className={`flex min-h-11 cursor-pointer items-center px-4 py-1.5 hover:bg-panel ${
              index === active ? 'bg-panel shadow-[inset_3px_0_0_var(--color-ink)]' : ''
            }`}
          >
            <UserText>{choice.label}</UserText>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isOpen && news}
      </p>
    </div>
  );
}
