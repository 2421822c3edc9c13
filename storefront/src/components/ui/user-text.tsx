import type { HTMLAttributes } from 'react';

interface UserTextProps extends HTMLAttributes<HTMLElement> {
  /** The element; by default an inline one. */
  as?: 'bdi' | 'p' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd';
}

/**
 * User input, isolated in its own text direction. A name may be Arabic or contain a control character
 * that would otherwise reverse the text around it.
 */
export function UserText({ as: Element = 'bdi', ...rest }: UserTextProps) {
  return <Element dir="auto" {...rest} />;
}
