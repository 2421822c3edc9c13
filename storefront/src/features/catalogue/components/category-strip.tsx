import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Skeleton } from '@/components/ui/loading';
import { messages } from '@/messages';
import { useCategories } from '../api/categories';

const SKELETON_COUNT = 6;

/** The product categories. Hidden if they fail to load, because the grid shows all products anyway. */
export function CategoryStrip() {
  const { data, isError } = useCategories();
  if (isError) return null;
  return (
    <nav aria-label={messages.home.categories} className="border-b border-line">
      <ul className="grid grid-cols-3 gap-px bg-line md:grid-cols-6">
        {data
          ? data.map(({ id, name, img }) => (
              <li key={id} className="bg-paper">
                <Link
                  to={paths.products}
                  className="group flex flex-col items-center gap-2 px-2 py-4 font-semibold focus-visible:-outline-offset-2 xl:flex-row xl:gap-3 xl:px-4"
                >
                  <img
                    src={img}
                    alt=""
                    width={400}
                    height={300}
                    className="aspect-4/3 h-auto w-20 rounded-control xl:w-18"
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
                className="flex flex-col items-center gap-2 bg-paper px-2 py-4 xl:flex-row xl:gap-3 xl:px-4"
              >
                <Skeleton className="aspect-4/3 w-20 xl:w-18" />
                <Skeleton className="my-1 h-4 w-16" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
