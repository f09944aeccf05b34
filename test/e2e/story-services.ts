import { loadWords } from '../../generate/content/load.ts';
import { defaultLocale } from '../../app/site/locales.ts';

const [first = '', second = '', third = ''] = Object.keys(
  loadWords('.', defaultLocale.code, 'services').blocks,
);

/** The site's services that the fictional client stories are about, by the services of the fictional company. */
export const storyServices = { 'app-rescue': first, 'data-moves': second, 'night-watch': third };
