/** The components of `app/ui/` in their states, also those in which no page shows them. */
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button/button.ts';
import { Circles } from '#app/ui/circles/circles.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Figure } from '#app/ui/figure/figure.tsx';
import { Arrow, ArrowOut, Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LargeShapes } from '#app/ui/large-shapes/large-shapes.tsx';
import { Logo } from '#app/ui/logo/logo.tsx';
import { ModelBar } from '#app/ui/model-bar/model-bar.tsx';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import { Photo } from '#app/ui/photo/photo.tsx';
import '#app/ui/photo/photo.css';
import { tableInBlocks, tableInColumns } from '#app/ui/ruled-table/ruled-table.ts';
import { notify } from '#app/ui/toast/notify.ts';
import { ToastRegion } from '#app/ui/toast/toast-region.tsx';
import { useTooltips } from '#app/ui/tooltip/use-tooltips.ts';
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

const wide = samplePhoto(1600, 900);

function Neighbor() {
  useTooltips();
  return (
    <button type="button" data-tooltip="A team in a distant country, often many time zones away.">
      Offshore
    </button>
  );
}

const button = (label: ReactNode, className = buttonClass()) => (
  <button type="button" className={className}>
    {label}
  </button>
);

/** A table with a row, whose cells are named by their columns. */
function table(className: string, caption: string, row: Record<string, string>) {
  const [[, header] = [], ...cells] = Object.entries(row);
  return (
    <table className={className}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.keys(row).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{header}</th>
          {cells.map(([name, text]) => (
            <td key={name} data-column={name}>
              {text}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export const components: Record<string, Examples> = {
  button: {
    action: button(
      <>
        Get Started <Arrow />
      </>,
    ),
    accent: button(
      <>
        Book a Free Consultation <ArrowOut />
      </>,
      buttonClass('accent'),
    ),
    quiet: button('Copy message', buttonClass('quiet')),
    small: button('Get Started', buttonClass('action', 'small')),
    'long text': button('A label that is so long that on a narrow screen it has to take more than one line'),
  },
  circles: { 'fifty circles of ten': <Circles count={500} /> },
  field: {
    required: (
      <Field name="firstName" label="First Name" note="required" required problem="Enter your first name." />
    ),
    optional: <Field name="company" label="Company" note="optional" />,
    email: <Field name="email" label="Email" note="required" type="email" inputMode="email" required />,
    multiline: <Field name="message" label="Message" note="required" multiline required />,
  },
  figure: Object.fromEntries(
    ['99.9%', 'up to 40%', '300% average', 'SOC 2', 'immediate'].map((text) => [
      text,
      <Figure key={text} text={text} />,
    ]),
  ),
  icon: {
    ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
    signs: (
      <>
        <Arrow /> <ArrowOut /> <Check />
      </>
    ),
  },
  'large-shapes': { 'two offices': <LargeShapes name="about" /> },
  logo: { logo: <Logo /> },
  'model-bar': {
    nearshore: <ModelBar model="nearshore" range={[30, 50]} />,
    offshore: <ModelBar model="offshore" range={[0, 25]} />,
    onshore: <ModelBar model="onshore" range={[100, 100]} />,
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
    wide: <Photo photo={wide} alt="Two shapes" availableWidth={240} />,
    upright: <Photo photo={samplePhoto(600, 800)} alt="Two shapes" availableWidth={240} />,
    'smaller than its room, and never larger than it is': (
      <Photo photo={samplePhoto(96, 64)} alt="Two shapes" availableWidth={240} />
    ),
    'with a caption': (
      <figure>
        <Photo photo={wide} alt="Two shapes" availableWidth={240} />
        <figcaption>What a caption says may take two lines, or three where there is little room.</figcaption>
      </figure>
    ),
    'that could not be loaded': (
      <Photo photo={{ ...wide, path: 'data:,#' }} alt="Two shapes" availableWidth={240} />
    ),
  },
  'ruled-table': {
    'in blocks on a phone': table(tableInBlocks, 'What each model costs', {
      Model: 'Nearshore',
      'Cost a year': '30–50% lower',
    }),
    'in columns on a phone': table(tableInColumns, 'How the models compare', {
      Aspect: 'Communication',
      Nearshore: 'Live, all day',
      Offshore: 'Mostly by message',
      Onshore: 'Live, all day',
    }),
  },
  toast: {
    'one more with every press': (
      <>
        <button type="button" onClick={() => notify('Copied')}>
          Notify
        </button>
        <ToastRegion label="Notifications" closeLabel="Close notification" />
      </>
    ),
  },
  tooltip: {
    'a word': (
      <button type="button" data-tooltip="A team in a nearby country whose working hours are close to yours.">
        Nearshore
      </button>
    ),
    'its neighbor': <Neighbor />,
  },
};
