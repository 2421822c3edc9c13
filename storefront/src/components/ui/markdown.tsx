import { micromark } from 'micromark';

/**
 * A text in Markdown (CommonMark), as the maker has written it. HTML in it is shown as text, and links that would run
 * scripts lead nowhere: both by the library's defaults, and the server refuses them before.
 */
export function Markdown({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={`markdown ${className}`}
      dangerouslySetInnerHTML={{ __html: micromark(children) }}
    />
  );
}
