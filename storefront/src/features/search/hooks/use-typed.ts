import { useEffect, useState, type RefObject } from 'react';

/** Returns the text in a field that React does not control, without spaces around it. */
export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  useEffect(() => {
    const input = field.current;
    const read = () => setTyped(input?.value ?? '');
    read(); // what was typed while this code was loading
    input?.addEventListener('input', read);
    return () => input?.removeEventListener('input', read);
  }, [field]);
  return typed.trim();
}
