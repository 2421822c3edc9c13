import { Link2, Printer, Save, Trash2, type LucideIcon } from 'lucide-react';
import { showError, showSuccess } from '@/components/ui/toast';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import type { MyList } from '../hooks/use-my-list';
import { addressText } from '../lib/typed-lines';

const words = messages.myList;

/** Part numbers and pieces for a link to the list. */
interface LinkedLine {
  sku: string | null | undefined;
  quantity: number;
}

/** Copies a link that offers these lines to anyone who opens it; lines without a part number stay out. */
export async function copyLink(lines: readonly LinkedLine[]): Promise<void> {
  const text = addressText(
    lines.flatMap(({ sku, quantity }) => (sku ? [{ number: sku, quantity }] : [])),
  );
  if (text === '') {
    showError(words.noNumbers);
    return;
  }
  const url = new URL(BASE + paths.list, window.location.origin);
  url.searchParams.set(paths.LINES, text);
  await navigator.clipboard.writeText(url.href).then(
    () => showSuccess(words.linkCopied),
    () => showError(words.linkNotCopied),
  );
}

/** Actions for the whole list; saving it needs an account. */
export function ListTools({ list, onSave }: { list: MyList; onSave: (() => void) | undefined }) {
  const link = () =>
    copyLink(
      list.orderable.map(({ checked, quantity }) => ({ sku: checked.product.sku, quantity })),
    );
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      {onSave && <Tool icon={Save} label={words.saveAs} onPress={onSave} />}
      <Tool icon={Link2} label={words.copyLink} onPress={() => void link()} />
      <Tool icon={Printer} label={words.print} onPress={() => window.print()} />
      <Tool icon={Trash2} label={words.empty} onPress={list.empty} />
    </p>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

const Tool = ({ icon: Icon, label, onPress }: ToolProps) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
  >
    <Icon aria-hidden className="size-5" />
    {label}
  </button>
);
