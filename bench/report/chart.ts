import * as echarts from 'echarts';
import { median, type Figure } from '../figure.ts';
import { say } from './table.ts';

const WIDTH = 1000;
const BAR = 15;
const HEAD = 70;
const COLOURS: Record<string, string> = {
  shop: '#2f6b3c',
  'stock engine': '#b5562b',
  'node and pg': '#4a6fa5',
  'node, from memory': '#8a8f98',
};
const PLAIN = '#2f6b3c';

type Bar = { name: string; value: number; label: string; colour: string };

/** One bar per target, and a gap after each figure. */
function barsOf({ part, title, unit, samples }: Figure): Bar[] {
  const heading = { name: `${part}: ${title} (${unit})`, value: 0, label: '', colour: PLAIN };
  const bars = Object.entries(samples).map(([name, values]) => {
    const value = median(values);
    return { name, value, label: say(value), colour: COLOURS[name] ?? PLAIN };
  });
  return [heading, ...bars];
}

/** Draws the figures per second on a logarithmic scale, as a standalone SVG. */
export function chart(figures: Figure[], subtitle: string): string {
  const bars = figures.filter(({ unit }) => unit.endsWith('/s')).flatMap(barsOf);
  const height = HEAD + bars.length * (BAR + 5) + 40;
  const picture = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  picture.setOption({
    animation: false,
    backgroundColor: '#fff',
    title: { text: 'Harrow, served per second (median)', subtext: subtitle, left: 16, top: 8 },
    grid: { left: 390, right: 80, top: HEAD, bottom: 30 },
    xAxis: { type: 'log', min: 1 },
    yAxis: {
      type: 'category',
      inverse: true,
      axisTick: { show: false },
      axisLabel: { interval: 0 },
      data: bars.map(({ name, label }) => ({
        value: name,
        textStyle: { fontWeight: label ? 'normal' : 'bold', fontSize: 11 },
      })),
    },
    series: {
      type: 'bar',
      barWidth: BAR,
      data: bars.map(({ value, label, colour }) => ({
        value: label ? value : '-',
        itemStyle: { color: colour },
        label: { show: label !== '', position: 'right', formatter: label },
      })),
    },
  });
  const svg = picture.renderToSVGString();
  picture.dispose();
  return svg;
}
