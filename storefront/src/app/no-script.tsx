import { noScriptMessages as words } from '@/messages/en/no-script';

/** Stands above every page in a browser without JavaScript: what needs it, and what can be read. */
export function NoScript() {
  return (
    <div className="wrap py-6">
      <section
        aria-labelledby="no-script-title"
        className="grid gap-2 rounded-card border border-line bg-panel p-5 sm:p-6"
      >
        <h2 id="no-script-title" className="heading text-xl">
          {words.title}
        </h2>
        <p className="max-w-prose text-pretty">{words.text}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {words.pages.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-block py-1 font-semibold underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
