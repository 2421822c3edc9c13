import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Skeleton } from '@/components/ui/loading';
import { messages } from '@/messages';
import { useCategories } from '../api/categories';

const SKELETON_COUNT = 6;
/** Three or six, and fewer where the text is larger than usual, so that the names keep apart. */
const COLUMNS =
  'grid-cols-[repeat(auto-fit,minmax(max(5rem,30%),1fr))] min-[32.5rem]:grid-cols-[repeat(auto-fit,minmax(max(5rem,15%),1fr))]';

/**
 * The product categories of the static list, each with its page: its id is the handle of the engine's
 * category. The server leaves out those that the shop does not have. Hidden if there are none or they
 * fail to load, because the grid shows all products anyway.
 */
export function CategoryStrip() {
  const { data, isError } = useCategories();
  if (isError || data?.length === 0) return null;
  return (
    <nav aria-label={messages.home.categories} className="border-b border-line">
      <ul className={`grid gap-px bg-line ${COLUMNS}`}>
        {data
          ? data.map(({ id, name, img }) => (
              <li key={id} className="bg-paper">
                <Link
                  to={paths.category(String(id))}
                  className="group flex h-19 flex-col items-center justify-center gap-1 px-1 text-[0.9375rem] leading-tight font-semibold focus-visible:-outline-offset-2 md:h-22 md:text-base xl:h-18 xl:flex-row xl:gap-3"
                >
                  <img
                    src={img}
                    alt=""
                    loading="lazy"
                    width={400}
                    height={300}
                    className="aspect-8/5 h-auto w-13 rounded-control object-cover xl:aspect-4/3 xl:w-16"
                  />
                  <span className="decoration-2 underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <li
                key={index}
                className="flex h-19 flex-col items-center justify-center gap-1 bg-paper px-1 md:h-22 xl:h-18 xl:flex-row xl:gap-3"
              >
                <Skeleton className="aspect-8/5 w-13 xl:aspect-4/3 xl:w-16" />
                <Skeleton className="h-4 w-16" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
