import { useNavigate } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { messages } from '@/messages';
import { PAGE_SIZES, pageCount, queryOf, resized, type Paging } from '../lib/paging';

/** The footer of the grid, with the page size and the pagination. */
export function GridFooter({ paging, total }: { paging: Paging; total: number }) {
  const navigate = useNavigate();
  const choose = (size: number) => void navigate({ search: queryOf(resized(paging, size)) });
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <Select
        label={messages.catalogue.pageSize}
        value={paging.size}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <Pagination
        page={paging.page}
        pageCount={pageCount(total, paging.size)}
        hrefOf={(page) => queryOf({ ...paging, page }) || '?'}
      />
    </div>
  );
}
