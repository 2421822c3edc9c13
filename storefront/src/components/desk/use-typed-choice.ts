import { useEffect, useRef, useState } from 'react';

interface TypedChoice {
  /** The current choice. */
  value: string;
  choose: (text: string) => void;
  /** Tells whether a text can be chosen; one that cannot stays in the field. */
  isValid?: (text: string) => boolean;
  delayMs: number;
}

/**
 * Chooses the text of a field after a pause in typing. The field follows a choice made elsewhere, such as
 * by Back, and keeps the typed text while an earlier choice takes effect.
 */
export function useTypedChoice({ value, choose, isValid, delayMs }: TypedChoice) {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSent(value);
    if (value !== sent) type(value);
  }
  const latest = useRef({ choose, isValid });
  useEffect(() => {
    latest.current = { choose, isValid };
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value || text === sent) return undefined;
    const timer = setTimeout(() => {
      if (latest.current.isValid?.(text) === false) return;
      setSent(text);
      latest.current.choose(text);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, value, sent, delayMs]);
  return {
    typed,
    type,
    /** Marks a text as chosen, so that the pause does not choose it again. */
    settle: (text: string) => setSent(text),
  };
}
