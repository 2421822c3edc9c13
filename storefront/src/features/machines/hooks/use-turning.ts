import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { areSingleKeysOn } from '@/lib/single-keys';

const EDITABLE = 'input, textarea, select, [contenteditable], [role=dialog] *';

/** Turns to the figure before by `[`, and to the next by `]`; undefined at an end of the book. */
export function useTurning(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const to = key === '[' ? previous : key === ']' ? next : undefined;
      const isTyping = target instanceof Element && target.matches(EDITABLE);
      if (to === undefined || isTyping || ctrlKey || altKey || metaKey) return;
      if (areSingleKeysOn()) void navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [previous, next, navigate]);
}
