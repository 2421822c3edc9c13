import { useShop } from '@/lib/shop';
import { messages } from '@/messages';

/** The shop's logo, or three tines and its name. */
export function Wordmark() {
  const { name, logo } = useShop();
  if (logo !== null) return <img src={logo} alt={name} className="h-8 max-w-48 object-contain" />;
  return (
    <span className="flex items-center gap-2.5" translate="no">
      <svg aria-hidden viewBox="0 0 26 24" className="h-6 w-auto" fill="none">
        <path
          d="M2 4h22M5 4v9.5c0 3 1 5 3 6.5M13 4v9.5c0 3 1 5 3 6.5M21 4v9.5c0 3 1 5 3 6.5"
          stroke="var(--color-red)"
          strokeWidth="3.2"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-2xl leading-none max-md:text-[1.3125rem] narrow:text-xl font-extrabold tracking-[-0.02em] uppercase [font-stretch:84%]">
        {name || messages.layout.home}
      </span>
    </span>
  );
}
