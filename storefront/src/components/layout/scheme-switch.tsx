import { SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { chooseScheme, storedScheme, SCHEMES, watchScheme } from '@/lib/color-scheme';
import { messages } from '@/messages';

const layout = messages.layout;

/**
 * Chooses the color scheme. A native, invisible select on top of an icon, because it works with
 * keyboards, screen readers and phones.
 */
export function SchemeSwitch({ className }: { className: string }) {
  const scheme = useSyncExternalStore(watchScheme, storedScheme, () => 'system');
  const hydrated = useHydrated();
  const choose = (value: string) =>
    chooseScheme(SCHEMES.find((known) => known === value) ?? 'system');
  return (
    <div
      className={`relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-panel has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:size-10 ${className}`}
    >
      <SunMoon aria-hidden className="size-5.5" />
      <select
        aria-label={layout.scheme}
        title={layout.scheme}
        value={scheme}
        disabled={!hydrated}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 opacity-0"
      >
        {SCHEMES.map((value) => (
          <option key={value} value={value}>
            {layout.schemes[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
