import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react describes it. */
interface IconData {
  name: string;
  size: number;
  node: (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

/**
 * Replaces the function of lucide-react that makes an icon a component. That one also takes properties,
 * and a context, for sizes, colors and lines; here classes set those.
 */
export default function createLucideIcon({ name, size, node, aliases = [] }: IconData) {
  const own = ['', ...[name, ...aliases].map((alias) => `-${alias}`)].map((end) => `lucide${end}`);
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: `0 0 ${size} ${size}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
      className: [...own, className].join(' ').trim(),
    } as const;
    return createElement('svg', attributes, children);
  };
}
