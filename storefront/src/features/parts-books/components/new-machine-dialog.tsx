import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Choice } from '@/components/ui/choice-box';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import * as deskPaths from '@/config/desk-paths';
import { messages } from '@/messages';
import { useProductChoices } from '../api/choices';
import { FoundChoice } from './found-choice';

const words = messages.partsBooks;

/** Chooses the product to make a machine, or the machine to change. */
export default function NewMachineDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [product, setProduct] = useState<Choice | null>(null);
  const [problem, setProblem] = useState('');
  return (
    <Dialog
      title={words.machineTitle}
      isOpen
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (product) void navigate(deskPaths.machineSettings(product.value));
        else setProblem(words.chooseProduct);
      }}
      foot={<DialogActions confirmLabel={words.continue} pending={false} onCancel={onClose} />}
    >
      <FoundChoice
        label={words.product}
        hint={words.productHint}
        foundWords={words.productsFound}
        useFound={useProductChoices}
        chosen={product}
        onChange={(choice) => {
          setProduct(choice);
          setProblem('');
        }}
      />
      <p role="alert" className="font-medium text-red-text empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
