import type { Ground } from './paint';
import { dimension, grid, sheet, SHEET, soil, soilUnder, type Paper } from './sheet';
import { group, type Svg } from './svg';

/** A drawing with its dimension. */
export type Drawing = {
  /** Left and right end of the dimension on the sheet. */
  readonly span: readonly [number, number];
  /** The dimension in millimeters. */
  readonly mm: number;
  /** Whether the subject lies on a center line instead of standing on the soil. */
  readonly lying?: boolean;
  readonly draw: () => Svg;
  /** The surroundings, without dimensions: crop, spray, center lines. */
  readonly around?: () => Svg;
};

/** Another side of the product, with its own dimension. */
type Side = Drawing & {
  readonly name: string;
  /** Scale relative to the main drawing; 1 if omitted. */
  readonly scale?: number;
};

/** A detail: left, top and width of a window on the main drawing. */
type Detail = {
  readonly name: string;
  readonly crop: readonly [x: number, y: number, width: number];
};

export type View = Side | Detail;

/** The drawings of a product. */
export type Plate = Drawing & {
  readonly slug: string;
  readonly ground: Ground;
  /** Name of the main view; 'Side' if omitted. */
  readonly name?: string;
  readonly views: readonly View[];
};

/** A complete drawing on its sheet. */
export const plate = (ground: Ground, { span, mm, lying = false, draw, around }: Drawing): Svg =>
  sheet(
    ground,
    SHEET,
    SHEET.width,
    grid(SHEET),
    lying ? '' : soilUnder(span),
    around ? around() : '',
    group({ id: 'machine' }, draw()),
    dimension(span[0], span[1], mm),
  );

/** The part of the main drawing in a window, without its dimension; `width` is in pixels. */
export const windowOn = (
  { ground, lying = false, draw, around }: Plate,
  paper: Paper,
  width: number,
  ...backdrop: readonly Svg[]
): Svg =>
  sheet(
    ground,
    paper,
    width,
    ...backdrop,
    lying ? '' : soil(paper.left - 12, paper.left + paper.width + 12),
    around ? around() : '',
    draw(),
  );

/** The window of the given left, top and width with the aspect ratio of `like`. */
export const paperAt = (
  [left, top, width]: readonly [number, number, number],
  like: Pick<Paper, 'width' | 'height'>,
): Paper => ({ left, top, width, height: (width * like.height) / like.width });

/** The picture of a further view; the grid of a detail has the usual pitch on the screen. */
export function viewPicture(of: Plate, view: View): Svg {
  if (!('crop' in view)) return plate(of.ground, view);
  const paper = paperAt(view.crop, SHEET);
  return windowOn(of, paper, SHEET.width, grid(paper, paper.width / SHEET.width));
}

/** The file name of a product's picture without its extension; the main one is not a view. */
export const fileOf = ({ slug }: Plate, view?: View): string =>
  view ? `${slug}-${view.name.toLowerCase().replaceAll(' ', '-')}` : slug;
