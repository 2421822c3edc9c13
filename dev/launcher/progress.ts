const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 120;
const HEARTBEAT_MS = 10_000;

/** The output of progress: a terminal or any other writable. */
interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface Step {
  title: string;
  startedAt: number;
}

/**
 * Shows progress, one line per step with its duration. On a terminal the lines of the running steps
 * are animated; elsewhere each step writes a line when it begins and ends, and every 10 s in between.
 */
export class Progress {
  readonly #running = new Set<Step>();
  readonly #timer: NodeJS.Timeout;
  #drawnLines = 0;
  #frame = 0;

  constructor(
    private readonly output: ProgressOutput,
    private readonly now: () => number = Date.now,
  ) {
    const beat = output.isTTY ? () => this.#redraw() : () => this.#heartbeat();
    this.#timer = setInterval(beat, output.isTTY ? FRAME_MS : HEARTBEAT_MS);
    this.#timer.unref();
  }

  /** Shows the step while `work` runs, and its outcome. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const step = { title, startedAt: this.now() };
    this.#running.add(step);
    if (!this.output.isTTY) this.output.write(`… ${title}\n`);
    try {
      const result = await work();
      this.#finish(step, '✓');
      return result;
    } catch (error) {
      this.#finish(step, '✗');
      throw error;
    }
  }

  /** Writes lines above the running steps. */
  print(text: string): void {
    this.#erase();
    this.output.write(`${text}\n`);
    this.#draw();
  }

  /** Removes the running steps from the screen; later output is written as usual. */
  close(): void {
    clearInterval(this.#timer);
    this.#erase();
    this.#running.clear();
  }

  #finish(step: Step, mark: string): void {
    if (!this.#running.delete(step)) return;
    this.print(`${mark} ${step.title}  ${this.#elapsed(step)}`);
  }

  #heartbeat(): void {
    const steps = [...this.#running].map((step) => `${step.title} (${this.#elapsed(step)})`);
    if (steps.length > 0) this.output.write(`  … still at it: ${steps.join(', ')}\n`);
  }

  #redraw(): void {
    this.#frame = (this.#frame + 1) % FRAMES.length;
    this.#erase();
    this.#draw();
  }

  #erase(): void {
    if (this.#drawnLines > 0) this.output.write(`\x1b[${this.#drawnLines}A\x1b[J`);
    this.#drawnLines = 0;
  }

  #draw(): void {
    if (!this.output.isTTY) return;
    const { columns = 0 } = this.output;
    const width = (columns > 0 ? columns : 80) - 1;
    // a wrapped line would take two lines to erase
    const lines = [...this.#running].map((step) =>
      `${FRAMES[this.#frame]} ${step.title}  ${this.#elapsed(step)}`.slice(0, width),
    );
    for (const line of lines) this.output.write(`${line}\n`);
    this.#drawnLines = lines.length;
  }

  #elapsed({ startedAt }: Step): string {
    return formatSeconds(this.now() - startedAt);
  }
}

/** "0.4 s" below ten seconds, "34 s" above. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
