interface Segment {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

/** Buttons side by side, of which one is chosen. */
export function Segments({ label, choices }: { label: string; choices: readonly Segment[] }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap gap-px overflow-hidden rounded-control border border-edge bg-edge forced-colors:bg-[CanvasText]"
    >
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.isChosen}
          onClick={choice.choose}
          className="min-h-8 grow bg-paper px-3 text-sm whitespace-nowrap max-sm:px-2 max-sm:text-[0.8125rem] font-medium -outline-offset-2 hover:bg-panel aria-pressed:bg-ink aria-pressed:text-paper max-lg:min-h-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
