import { showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { sendReplaced } from '../api/parts-books';
import { TableImport } from './table-import';

const words = messages.partsBooks;

/** Imports a table of replaced parts. */
export default function ImportReplacedDialog({ onClose }: { onClose: () => void }) {
  return (
    <TableImport
      title={words.replacedTitle}
      lead={words.replacedLead}
      send={sendReplaced}
      onDone={() => {
        showSuccess(words.replacedDone);
        onClose();
      }}
      onClose={onClose}
      subject={[words.oldPart, 'old']}
    />
  );
}
