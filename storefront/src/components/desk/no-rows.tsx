import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

type Sentences = Record<'title' | 'text', string>;

interface NoRowsProps {
  /** The sentences for a list that has no rows at all, and for one whose filters match none. */
  words: { empty: Sentences; noMatch: Sentences; showAll?: string };
  isFiltered: boolean;
}

/** Shown in place of a table without rows. */
export function NoRows({ words: { empty, noMatch, showAll }, isFiltered }: NoRowsProps) {
  if (!isFiltered) return <EmptyState {...empty} />;
  const action = showAll !== undefined && (
    <ButtonLink to="?" variant="ghost">
      {showAll}
    </ButtonLink>
  );
  return <EmptyState {...noMatch} action={action} />;
}
