import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';

const words = messages.profile;

/** The icon package has no brand logos; these match its style, on a 24 × 24 grid. */
const NETWORKS = [
  {
    name: 'Facebook',
    path: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
    share: (page: string) => `https://www.facebook.com/sharer/sharer.php?u=${page}`,
  },
  {
    name: 'LinkedIn',
    path: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    share: (page: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
  },
  {
    name: 'X',
    path: 'M4 3h4l12 18h-4zM4 21l6.6-7.2M13.2 10.3 20 3',
    share: (page: string) => `https://x.com/intent/post?url=${page}`,
  },
];

/** Links that share the shop on social networks. */
export function SocialLinks() {
  const page = encodeURIComponent(window.location.origin + BASE);
  return (
    <div className="screen-only grid gap-2">
      <h3 className="label">{words.share}</h3>
      <ul className="-ml-2.5 flex gap-1">
        {NETWORKS.map(({ name, path, share }) => (
          <li key={name}>
            <a
              href={share(page)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.shareOn(name)}
              className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-panel hover:text-ink"
            >
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className="size-6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={path} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
