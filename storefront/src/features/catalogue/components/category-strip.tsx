import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Skeleton } from '@/components/ui/loading';
import { messages } from '@/messages';
import { useCategories } from '../api/categories';

const SKELETON_COUNT = 6;
/** Three or six in a row, and fewer where the names are long or the text is large, so that the names keep apart. */
const ITEM = 'grow basis-[max(5.5rem,30%)] md:basis-[max(6.5rem,15%)]';

const CELL = 'flex h-11 items-center justify-center gap-2 md:h-16 md:gap-3';
const PICTURE =
  'aspect-8/5 h-auto w-8 shrink-0 rounded-[4px] object-cover @max-[24rem]:hidden md:max-[60rem]:hidden md:w-11 one-row:w-14 one-row:rounded-control';

/**
 * The product categories of the static list, each with its page: its id is the handle of the engine's
 * category. The server leaves out those that the shop does not have. Hidden if there are none or they
 * fail to load, because the grid shows all products anyway.
 */
export function CategoryStrip() {
  const { data, isError } = useCategories();
  if (isError || data?.length === 0) return null;
  return (
    <nav aria-label={messages.home.categories} className="@container border-b border-line">
      <ul className="wrap flex flex-wrap">
        {data
          ? data.map(({ id, name, img }) => (
              <li key={id} className={ITEM}>
                <Link
                  to={paths.category(String(id))}
                  className={`group text-[0.9375rem] leading-tight font-semibold focus-visible:-outline-offset-2 md:text-base ${CELL}`}
                >
                  <img
                    src={img}
                    alt=""
                    loading="lazy"
                    width={400}
                    height={300}
                    className={PICTURE}
                  />
                  <span className="decoration-2 underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <li key={index} className={`${ITEM} ${CELL}`}>
                <Skeleton className={PICTURE} />
                <Skeleton className="h-4 w-16" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
