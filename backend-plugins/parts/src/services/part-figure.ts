import type { MachineFigure } from '@harrow/contract';
import { noSuch, PreparedStatement, type Services } from '@harrow/plugin-kit';
import { toLines } from '../lib/figure-lines';
import { drawingOf, type FigureRow } from '../lib/figure-row';
import { readOptionalSerial } from '../lib/known-serial';
import { keysOf, type MachineRow, serialsOf, toMachineLink } from '../lib/machine-row';
import { offersOf, productIdsOf } from '../lib/offer';
import { isIn } from '../lib/serials/serial-key';
import { statement } from '../lib/statement';

const FIGURES = new PreparedStatement<FigureRow>(
  'figures_by_number',
  statement('figures-by-number'),
);

/** The machine of a figure, and what is known of it. */
export type FigureQuery = {
  handle: string;
  number: string;
  serial?: string;
  options?: readonly string[];
};

/** Shows figures of parts books. */
export default class PartFigureService {
  constructor(private readonly services: Services) {}

  /**
   * Returns a figure of the published books of a machine, as it is for a serial number. Throws `not_found`, and
   * `invalid_body` for a number that is none of the machine.
   */
  async retrieve({ handle, number, serial, options }: FigureQuery): Promise<MachineFigure> {
    const machine = await this.services.machineService.find(handle);
    const known = readOptionalSerial(serialsOf(machine), serial);
    const figures = await FIGURES.run(this.services.manager, [machine.productId, number]);
    const key = known?.key ?? null;
    const figure = figures.find((each) => key === null || isIn(key, keysOf(each)));
    if (!figure) throw noSuch('figure');
    const products = await this.services.storefrontProductService.listByIds(
      productIdsOf(figure.parts),
    );
    const viewed = { machine: machine.productId, key, options: options ?? null };
    const lines = toLines(figure, machine.options, offersOf(products), viewed);
    return { ...toFigure(machine, figure), serial: known?.shown ?? null, lines };
  }
}

function toFigure(machine: MachineRow, figure: FigureRow) {
  const { number, title, assemblies, callouts, previous, next } = figure;
  return {
    machine: { _id: machine.productId, ...toMachineLink(machine) },
    book: {
      code: figure.code,
      revision: figure.revision,
      title: figure.bookTitle,
      publishedAt: figure.publishedAt.toISOString(),
    },
    assemblies,
    number,
    title,
    drawing: drawingOf(figure),
    callouts,
    previous,
    next,
  };
}
