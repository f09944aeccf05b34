import type { Examples } from '#app/gallery/examples.ts';
import { Arrow, ArrowOut } from '#app/ui/icon/arrow.tsx';
import { buttonClass } from './button.ts';

export const examples: Examples = {
  action: (
    <button type="button" className={buttonClass()}>
      Get Started <Arrow />
    </button>
  ),
  accent: (
    <button type="button" className={buttonClass('accent')}>
      Book a Free Consultation <ArrowOut />
    </button>
  ),
  quiet: (
    <button type="button" className={buttonClass('quiet')}>
      Copy message
    </button>
  ),
  small: (
    <button type="button" className={buttonClass('action', 'small')}>
      Get Started
    </button>
  ),
  'long text': (
    <button type="button" className={buttonClass()}>
      A label that is so long that on a narrow screen it has to take more than one line
    </button>
  ),
};
