import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, pictureSizes } from '../picture';

const SIZE = { sizes: '6rem', width: 96, height: 72 };
const drill = <Picture src="/gone.svg" alt="Seed drill" className="w-24" {...SIZE} />;
const shown = () => screen.getByRole('img', { name: 'Seed drill' });

describe('a picture that fails to load', () => {
  it('shows a placeholder with the same name, size and class', () => {
    render(drill);
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
    expect(shown()).toHaveClass('w-24', 'bg-[url(/pictures/scenes/sketch.svg)]');
    expect(shown()).toHaveAttribute('width', '96');
    expect(shown()).toHaveAttribute('height', '72');
  });

  it('is not loaded in its other sizes', () => {
    const stem = `http://backend.test/images/${'0a'.repeat(32)}`;
    render(<Picture src={`${stem}-320.webp`} alt="Seed drill" {...SIZE} />);
    expect(shown()).toHaveAttribute('srcset', expect.stringContaining(`${stem}-1280.webp`));
    fireEvent.error(shown());
    expect(shown()).not.toHaveAttribute('srcset');
  });

  it('shows the given fallback', () => {
    render(<Picture src="/gone.svg" alt="Photo" fallback={<b>FF</b>} {...SIZE} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('FF')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('does not prevent another picture from loading', () => {
    const { rerender } = render(drill);
    fireEvent.error(shown());
    rerender(<Picture src="/other.svg" alt="Seed drill" {...SIZE} />);
    expect(shown()).toHaveAttribute('src', '/other.svg');
  });
});

const hash = 'ab01'.repeat(16);

it('lists the three sizes of an uploaded picture', () => {
  const stem = `http://backend.test/images/${hash}`;
  expect(pictureSizes(`${stem}-1280.webp`)).toBe(
    `${stem}-320.webp 320w, ${stem}-640.webp 640w, ${stem}-1280.webp 1280w`,
  );
});

it.each(['/pictures/products/seed-drill.svg', 'https://images.test/photo-1280.webp', ''])(
  'lists no sizes for %j',
  (url) => expect(pictureSizes(url)).toBeUndefined(),
);
