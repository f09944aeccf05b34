import type { Examples } from '#app/gallery/examples.ts';
import { Arrow, ArrowOut, Check } from './arrow.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from '#packages/site/icons.ts';

export const examples: Examples = {
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
  signs: (
    <>
      <Arrow /> <ArrowOut /> <Check />
    </>
  ),
};
