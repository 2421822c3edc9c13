import { useEffect, useRef, useState } from 'react';

interface TypedChoice {
  /** The text that is chosen now. */
  value: string;
  choose: (text: string) => void;
  /** Whether a text can be chosen; while it cannot, the field keeps it and the choice stays. */
  isValid?: (text: string) => boolean;
  delayMs: number;
}

/**
 * The text of a field that is chosen once it has been the same for a moment. It follows a choice that
 * was made elsewhere, such as Back, and keeps what is typed while an earlier choice takes effect.
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
    /** Marks the text as chosen, so that it is not chosen once more. */
    settle: (text: string) => setSent(text),
  };
}
