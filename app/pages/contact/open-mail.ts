import type { Words } from '#packages/content/schema.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { countVisit } from '#app/browser/count-visit.ts';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import type { FormMail } from './mail/mailto.ts';
import type { ShowNotice } from './use-notice.ts';

/** What does not fit into the mail's address is copied, to be pasted. */
export async function openMail(
  mail: FormMail,
  words: Words['contact']['ways'],
  showNotice: ShowNotice,
): Promise<void> {
  const { address, toPaste } = handOff(visitorsMailProgram(), mail);
  if (process.env.COUNT_VISITS) countVisit('hand-off');
  if (!toPaste) {
    window.location.href = address;
    showNotice(words.opening);
    return;
  }
  const isCopied = await copyText(toPaste);
  window.location.href = address;
  if (isCopied) showNotice(words.openingToPaste);
  else showNotice(words.openingToCopy, toPaste);
}
