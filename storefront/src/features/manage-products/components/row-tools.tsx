import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, X, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.productForm;

type Tool = 'back' | 'forth' | 'remove';

interface Order {
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

/**
 * The order of a list of rows: moves and removes them, keeps the focus on the same button, and tells
 * the new position. `list` belongs to the element whose children are the rows.
 */
export function useRowOrder<List extends HTMLElement>({ count, move, remove }: Order) {
  const list = useRef<List>(null);
  const [news, setNews] = useState('');
  const focus = (index: number, tool: Tool) =>
    // after the row is rendered
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const last = list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
      (row?.querySelector<HTMLElement>(`[data-tool=${tool}]`) ?? last)?.focus();
    });
  return {
    list,
    news,
    toolsOf: (index: number, what: string) => ({
      what,
      isFirst: index === 0,
      isLast: index === count - 1,
      onMove: (by: -1 | 1) => {
        move(index, index + by);
        setNews(words.moved(what, formatNumber(index + by + 1), formatNumber(count)));
        focus(index + by, by < 0 ? 'back' : 'forth');
      },
      onRemove: () => {
        remove(index);
        focus(Math.min(index, count - 2), 'remove');
      },
    }),
  };
}

interface RowToolsProps extends ReturnType<ReturnType<typeof useRowOrder<HTMLElement>>['toolsOf']> {
  isHorizontal?: boolean;
}

/** The buttons that move a row of a list and remove it. */
export function RowTools({ what, isFirst, isLast, onMove, onRemove, isHorizontal }: RowToolsProps) {
  const [Back, Forth] = isHorizontal ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <div className="flex justify-end">
      <ToolIcon
        tool="back"
        label={words.moveBack(what)}
        icon={Back}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <ToolIcon
        tool="forth"
        label={words.moveForth(what)}
        icon={Forth}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <ToolIcon tool="remove" label={words.removeRow(what)} icon={X} onPress={onRemove} />
    </div>
  );
}

interface ToolIconProps {
  tool: Tool;
  label: string;
  icon: LucideIcon;
  /** At the end of the list. Not `disabled`, because the button would lose the focus there. */
  isOff?: boolean;
  onPress: () => void;
}

function ToolIcon({ tool, label, icon: Icon, isOff = false, onPress }: ToolIconProps) {
  return (
    <button
      type="button"
      data-tool={tool}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-panel hover:text-ink aria-disabled:opacity-30 min-[60rem]:size-8"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
