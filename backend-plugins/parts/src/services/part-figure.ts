import { isKeyIn, type MachineFigure } from '@harrow/contract';
import { PARTS, type ShownProducts } from '@harrow/catalogue';
import { noSuch, PreparedStatement, type Services } from '@harrow/plugin-kit';
import { toLines } from '../lib/figure-lines';
import { drawingOf, type FigureRow } from '../lib/figure-row';
import { readOptionalSerial } from '../lib/known-serial';
import { keysOf, type MachineRow, serialsOf, toMachineLink } from '../lib/machine-row';
import { offersOf, productIdsOf } from '../lib/offer';
import { statement } from '../lib/statement';

const FIGURES = new PreparedStatement<FigureRow>(
  'figures_by_number',
  statement('figures-by-number'),
);

/** The machine of a figure, and what is known of it. */
type FigureQuery = {
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
  async retrieve({
    handle,
    number,
    serial,
    options,
  }: FigureQuery): Promise<ShownProducts<MachineFigure>> {
    const machine = await this.services.machineService.find(handle);
    const known = readOptionalSerial(serialsOf(machine), serial);
    const figures = await this.figures(machine.productId, number);
    const key = known?.key ?? null;
    const figure = figures.find((each) => key === null || isKeyIn(key, keysOf(each)));
    if (!figure) throw noSuch('figure');
    const ids = productIdsOf(figure.parts);
    const products = await this.services.storefrontProductService.current(ids);
    const viewed = { machine: machine.productId, key, options: options ?? null };
    const lines = toLines(figure, machine.options, offersOf(products), viewed);
    const shown = { ...toFigure(machine, figure), serial: known?.shown ?? null, lines };
    // parts that are not sold yet may go on sale
    return { shown, ids: [machine.productId, PARTS, ...ids] };
  }

  /** Returns what changes by a publication or a replacement only; prices and stock are not in it. */
  private async figures(machineId: string, number: string): Promise<FigureRow[]> {
    const { manager, storefrontProductService } = this.services;
    const found = await storefrontProductService.kept(`figure ${machineId} ${number}`, async () => {
      const value = await FIGURES.run(manager, [machineId, number]);
      return value.length > 0 ? { value, ids: [PARTS] } : undefined;
    });
    return found ?? [];
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
      publishedAt: new Date(figure.publishedAt).toISOString(),
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
