/** A block in the shape of what is still coming; size and shape by `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-line/60 ${className}`} />;
}
