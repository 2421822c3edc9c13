import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { messages } from '@/messages';
import { useCategories } from '../hooks/use-categories';

const EXPECTED = 6;

/** What the works build, kind by kind. Not shown when the list cannot be had: the grid shows it all. */
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
                  to="/allproduct"
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
          : Array.from({ length: EXPECTED }, (_, index) => (
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
