import { useNavigate } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { messages } from '@/messages';
import { PAGE_SIZES, pageCount, resized, type Paging } from '../lib/paging';

interface GridFooterProps {
  paging: Paging;
  total: number;
  /** Returns the URL of a page of the list. */
  hrefOf: (paging: Paging) => string;
}

/** The footer of the grid, with the page size and the pagination. */
export function GridFooter({ paging, total, hrefOf }: GridFooterProps) {
  const navigate = useNavigate();
  const choose = (size: number) => void navigate(hrefOf(resized(paging, size)));
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
        hrefOf={(page) => hrefOf({ ...paging, page })}
      />
    </div>
  );
}
