import type { HTMLAttributes } from 'react';

interface UserTextProps extends HTMLAttributes<HTMLElement> {
  /** The element; within a line of other text unless given. */
  as?: 'bdi' | 'p' | 'h1' | 'h2' | 'h3' | 'dd';
}

/**
 * Text that people have typed, in its own direction. Whatever it holds, the text around it keeps its
 * order: a name may be Arabic, or contain a character that turns what follows around.
 */
export function UserText({ as: Element = 'bdi', ...rest }: UserTextProps) {
  return <Element dir="auto" {...rest} />;
}
