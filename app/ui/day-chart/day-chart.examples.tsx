import type { Examples } from '#app/gallery/examples.ts';
import { DayChart } from './day-chart.tsx';
import { DayShape, dayShapes } from './day-shape.tsx';
import { Ruler } from './ruler.tsx';

const axis = { first: 7, last: 21 };

export const examples: Examples = {
  'two days that meet': (
    <DayChart title="Two days" description="They share seven hours.">
      <Ruler axis={axis} hourLabel={(hour) => [`${hour}`, '']} />
      <g className={dayShapes}>
        <DayShape axis={axis} span={{ start: 540, end: 1080 }} color="primary" />
        <DayShape axis={axis} span={{ start: 660, end: 1200 }} color="secondary" />
      </g>
    </DayChart>
  ),
};
