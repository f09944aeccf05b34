import type { Drawing } from '#packages/site/compositions.ts';

export function Shape({ drawing }: { drawing: Drawing }) {
  if (typeof drawing === 'string') return <path d={drawing} />;
  if (drawing.length === 3) return <circle cx={drawing[0]} cy={drawing[1]} r={drawing[2]} />;
  const [x, y, width, height, rx, transform] = drawing;
  return <rect x={x} y={y} width={width} height={height} rx={rx} transform={transform} />;
}
