/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** A part in a figure: the line from its balloon ends on it. */
export interface FigureLine {
  /** The name in the address of the product. */
  handle: string;
  balloon: Point;
  tip: Point;
  /** A circle around the part, which is shown while the part is selected. */
  ring?: { center: Point; radius: number };
}

/** A drawing of a machine with some of its parts. */
export interface Figure {
  picture: string;
  /** The left and top end, the width and the height of the drawing. */
  box: readonly [left: number, top: number, width: number, height: number];
  lines: readonly FigureLine[];
  /** The handle of the part that is selected first. */
  first: string;
}

/** The figure of the home page: parts of the tractor T 120, by the number of their balloons. */
export const homeFigure: Figure = {
  picture: '/pictures/scenes/hero.svg',
  box: [20, 44, 760, 516],
  first: 'drive-wheel',
  lines: [
    { handle: 'oil-filter', balloon: [456, 440], tip: [482, 340] },
    {
      handle: 'drive-wheel',
      balloon: [88, 226],
      tip: [160, 280],
      ring: { center: [252, 336], radius: 138 },
    },
    { handle: 'pto-shaft', balloon: [62, 396], tip: [142, 410] },
    { handle: 'front-hub-eight-studs', balloon: [636, 452], tip: [604, 362] },
    { handle: 'cooling-fan-620', balloon: [636, 150], tip: [684, 236] },
    { handle: 'work-lamp-led-40-w', balloon: [438, 66], tip: [372, 84] },
  ],
};
