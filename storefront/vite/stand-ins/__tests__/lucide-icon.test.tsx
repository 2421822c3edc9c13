import { render } from '@testing-library/react';
import { createLucideIcon as createOriginal, type LucideIconData } from 'lucide-react';
import createLucideIcon from '../lucide-icon';

const data = {
  name: 'loader-circle',
  size: 24,
  node: [
    ['path', { d: 'M21 12a9 9 0 1 1-6.219-8.56', key: 'path' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: 'circle' }],
  ],
  aliases: ['loader-2'],
} satisfies LucideIconData;

// the server renders the originals, and the browser hydrates with these
it.each([
  ['without a class', {}],
  ['with a class', { className: 'size-5 text-muted' }],
  ['with thinner lines', { className: 'size-8', strokeWidth: 1.5 }],
])('renders an icon %s as the original does', (_, props) => {
  const Icon = createLucideIcon(data);
  const Original = createOriginal(data);
  const { container: own } = render(<Icon aria-hidden {...props} />);
  const { container: original } = render(<Original aria-hidden {...props} />);
  expect(original.firstElementChild).not.toBeNull();
  expect(own.isEqualNode(original)).toBe(true);
});
