import { countOutdated, type Outdated } from '../../generate/translations/outdated.ts';
import type { Finding } from './report.ts';

/** Reports how many texts are older than the same text in another language. */
export function checkTranslations(outdated: readonly Outdated[]): Finding[] {
  return countOutdated(outdated).map((reason) => ({
    state: 'note',
    file: 'content',
    key: '',
    reason,
    toDo: '"npm run edit" lists them: change them, or say that they are still right',
  }));
}
