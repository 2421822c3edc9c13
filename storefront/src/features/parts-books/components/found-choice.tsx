import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceBox, type Choice } from '@/components/ui/choice-box';
import { useDebounced } from '@/components/ui/use-debounced';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const words = messages.partsBooks;

const DEBOUNCE_MS = 200;

interface Found {
  choices: Choice[];
  count: number;
}

interface FoundChoiceProps {
  label: string;
  hint?: string;
  /** Says how many of those that match are shown. */
  foundWords: (shown: number, count: number) => string;
  /** Finds what has these words in its name. */
  useFound: (words: string) => UseQueryResult<Found>;
  chosen: Choice | null;
  /** Called with the chosen one, and with null once its name is changed. */
  onChange: (choice: Choice | null) => void;
}

/** Chooses a machine or a product, however many there are, by words of its name. */
export function FoundChoice(props: FoundChoiceProps) {
  const { label, hint, foundWords, useFound, chosen, onChange } = props;
  const [typed, setTyped] = useState(chosen?.label ?? '');
  // the name of the chosen one is not what others are looked for by
  const { data, error } = useFound(useDebounced(chosen ? '' : typed.trim(), DEBOUNCE_MS));
  const change = (text: string, choice: Choice | null) => {
    setTyped(text);
    onChange(choice);
  };
  return (
    <ChoiceBox
      label={label}
      hint={hint}
      error={error ? `${words.notFound} ${describeError(error)}` : undefined}
      typed={typed}
      onType={(text) => change(text, null)}
      choices={chosen ? [] : data?.choices}
      news={data && !chosen ? foundWords(data.choices.length, data.count) : ''}
      onChoose={(choice) => change(choice.label, choice)}
    />
  );
}
