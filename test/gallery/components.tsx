/** Components of `app/ui/` in states that no page shows, and those of which pictures are compared. */
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button/button.ts';
import { Field } from '#app/ui/field/field.tsx';
import { Arrow, ArrowOut, Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import { Photo } from '#app/ui/photo/photo.tsx';
import '#app/ui/photo/photo.css';
import { iconNames } from '#packages/site/icons.ts';

export type Examples = Record<string, ReactNode>;

/** A picture of a given size as a data URL, so that no build has to generate a file. Its fragment takes the names of files. */
function samplePhoto(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="#d9e4dc" d="M0 0h${width}v${height}H0z"/>
<circle fill="#3f7f74" cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}"/>
</svg>`;
  return { width, height, color: '#d9e4dc', path: `data:image/svg+xml;base64,${btoa(svg)}#`, hash: '' };
}

export const components: Record<string, Examples> = {
  button: {
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
  },
  field: {
    'with a problem': (
      <Field name="firstName" label="First Name" note="required" required problem="Enter your first name." />
    ),
  },
  icon: {
    ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
    signs: (
      <>
        <Arrow /> <ArrowOut /> <Check />
      </>
    ),
  },
  'overlap-bars': {
    'three models': (
      <OverlapBars
        rows={[
          { model: 'Nearshore', value: '6–8 hrs per day', of: 'nearshore', share: [75, 100] },
          { model: 'Offshore', value: '0–2 hrs per day', of: 'offshore', share: [0, 25] },
          { model: 'Onshore', value: '8 hrs per day', of: 'onshore', share: [100, 100] },
        ]}
      />
    ),
  },
  panel: {
    primary: <p className={panelClass('primary')}>30–50% lower</p>,
    secondary: <p className={panelClass('secondary')}>6–8 hours</p>,
  },
  photo: {
    'smaller than its room, and never larger than it is': (
      <Photo photo={samplePhoto(96, 64)} alt="Two shapes" availableWidth={240} />
    ),
    'that could not be loaded': (
      <Photo photo={{ ...samplePhoto(1600, 900), path: 'data:,#' }} alt="Two shapes" availableWidth={240} />
    ),
  },
};
