import { type ReactElement, useEffect, useRef } from 'react';

const SENTENCES = [
  'A page that has no effect in this shop says on top what to do instead.',
  'Orders, products, reviews and the history of changes are also in the dashboard of the shop, which is made for the work of every day.',
  'For anything else, ask the person who runs the server of this shop.',
];

type HelpProps = {
  open: boolean;
  onClose: () => void;
};

/** Takes the place of a form whose messages go to the makers of the engine, who do not know this shop. */
const Help = ({ open, onClose }: HelpProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="help"
      onClose={onClose}
      className="bg-grey-0 shadow-dropdown rounded-rounded inter-base-regular text-grey-90 w-[400px] p-8"
    >
      <h1 id="help" className="inter-xlarge-semibold mb-base">
        Help
      </h1>
      {SENTENCES.map((sentence) => (
        <p key={sentence} className="mb-base">
          {sentence}
        </p>
      ))}
      <form method="dialog">
        <button type="submit" className="btn btn-secondary btn-small">
          Close
        </button>
      </form>
    </dialog>
  );
};

export default Help;
