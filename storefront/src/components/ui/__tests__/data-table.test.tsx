import { render, screen } from '@testing-library/react';
import { DataTable, type Column } from '../data-table';

interface Order {
  id: string;
  pieces: number;
}

const columns: Column<Order>[] = [
  { key: 'id', header: 'Order', cell: ({ id }) => id },
  { key: 'pieces', header: 'Quantity', align: 'end', cell: ({ pieces }) => pieces },
];

describe('DataTable', () => {
  it('has the roles of a table in every layout', () => {
    const rows = [
      { id: 'A', pieces: 2 },
      { id: 'B', pieces: 14 },
    ];
    render(<DataTable caption="My orders" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    expect(screen.getByRole('table', { name: 'My orders' })).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Order', 'Quantity']);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: '14' })).toBeInTheDocument();
  });
});
