import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '../picture';

const SIZE = { sizes: '6rem', width: 96, height: 72 };
const drill = <Picture src="/gone.svg" alt="Seed drill" className="w-24" {...SIZE} />;
const shown = () => screen.getByRole('img', { name: 'Seed drill' });

describe('a picture that does not come', () => {
  it('leaves a blank sheet with its name, size and place', () => {
    render(drill);
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
    expect(shown()).toHaveClass('w-24', 'bg-[url(/pictures/scenes/sketch.svg)]');
    expect(shown()).toHaveAttribute('width', '96');
    expect(shown()).toHaveAttribute('height', '72');
  });

  it('is not looked for in its other sizes', () => {
    const stem = `http://backend.test/images/${'0a'.repeat(32)}`;
    render(<Picture src={`${stem}-320.webp`} alt="Seed drill" {...SIZE} />);
    expect(shown()).toHaveAttribute('srcset', expect.stringContaining(`${stem}-1280.webp`));
    fireEvent.error(shown());
    expect(shown()).not.toHaveAttribute('srcset');
  });

  it('makes room for what is to stand there instead', () => {
    render(<Picture src="/gone.svg" alt="Photo" instead={<b>FF</b>} {...SIZE} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('FF')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('keeps no other picture from coming', () => {
    const { rerender } = render(drill);
    fireEvent.error(shown());
    rerender(<Picture src="/other.svg" alt="Seed drill" {...SIZE} />);
    expect(shown()).toHaveAttribute('src', '/other.svg');
  });
});
