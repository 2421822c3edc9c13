import type { NamedList } from '@harrow/contract';
import { Link2, Trash2, type LucideIcon } from 'lucide-react';
import { useAction } from '@/components/ui/use-action';
import { showError } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { showUndo } from '@/components/ui/undo-toast';
import { isolate } from '@/lib/format/isolate';
import { describeError } from '@/lib/http/api-error';
import { withAdded } from '@/lib/list/list-lines';
import { messages } from '@/messages';
import { checkLines } from '../api/list-check';
import { useSavedListChanges, useSavedLists } from '../api/saved-lists';
import { changeList } from '../hooks/use-my-list';
import { copyLink } from './list-tools';

const words = messages.myList;

/** The lists that the account has saved by name. A press puts one on the list. */
export function SavedLists() {
  const { data: lists = [] } = useSavedLists();
  if (lists.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="label mb-2">{words.saved}</h2>
      <ul>
        {lists.map((list) => (
          <SavedList key={list.name} list={list} />
        ))}
      </ul>
    </section>
  );
}

function SavedList({ list: { name, lines } }: { list: NamedList }) {
  const { save, remove } = useSavedListChanges();
  const open = () =>
    changeList(
      (before) => ({ ...before, lines: withAdded(before.lines, lines) }),
      words.opened(isolate(name)),
    );
  const link = useAction(async () => {
    try {
      const answer = await checkLines(lines, true);
      await copyLink(
        answer.lines.map(({ product, quantity }) => ({ sku: product?.sku, quantity })),
      );
    } catch (error) {
      showError(describeError(error));
    }
  });
  const drop = useAction(async () => {
    try {
      await remove(name);
      const restore = () =>
        void save(name, lines).catch((error: unknown) => showError(describeError(error)));
      void showUndo(words.deleted(isolate(name)), words.undo, restore);
    } catch (error) {
      showError(describeError(error));
    }
  });
  return (
    <li className="flex items-center border-t border-line">
      <button
        type="button"
        onClick={open}
        className="flex min-h-11 min-w-0 grow items-center justify-between gap-3 text-left font-semibold underline-offset-4 hover:underline"
      >
        <UserText className="wrap-anywhere">{name}</UserText>{' '}
        <span className="text-sm font-normal whitespace-nowrap text-muted">
          {words.products(lines.length)}
        </span>
      </button>
      <IconButton icon={Link2} label={words.copyLinkTo(name)} onPress={() => void link.run()} />
      <IconButton icon={Trash2} label={words.deleteList(name)} onPress={() => void drop.run()} />
    </li>
  );
}

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

const IconButton = ({ icon: Icon, label, onPress }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className="ml-1 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-panel hover:text-ink md:size-9"
  >
    <Icon aria-hidden className="size-4.5" />
  </button>
);
