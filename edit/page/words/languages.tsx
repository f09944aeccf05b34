import type { Locale } from '#app/site/locales.ts';
import { ask } from '#edit/page/ask.ts';
import { Fault } from '#edit/page/frame/result-status.tsx';
import { SureButton } from '#edit/page/frame/sure-button.tsx';
import { keepForReload } from '#edit/page/frame/use-status.ts';
import { localeHere } from '#edit/page/marks/place.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';

/** Takes a language out of the site. The one at its root stays. */
export function Languages() {
  const { saved } = useEditor();
  const { attempt, fault, isBusy } = useAttempt();
  const others = writtenLanguages.slice(1);
  if (others.length === 0) return null;
  const takeOut = ({ code, name }: Locale) =>
    attempt(async () => {
      const outcome = await ask('takeOutLanguage', { code });
      if (outcome.state === 'refused')
        throw new Error(outcome.problems.map(({ reason }) => reason).join('\n'));
      const status = `${name} is taken out`;
      keepForReload(status);
      saved(outcome, status);
      // Vite starts the editor anew, and loads the page at the address that it has then.
      if (localeHere().code === code) window.history.replaceState(null, '', '/');
    });
  return (
    <section>
      <h3>Languages</h3>
      {others.map((each) => (
        <SureButton
          key={each.code}
          label={`Take ${each.name} out`}
          sure={`Take all of ${each.name} out`}
          hint="Its pages, articles and texts leave the site, and what leads to them. Undo brings them back."
          isBusy={isBusy}
          onSure={() => void takeOut(each)}
        />
      ))}
      <Fault text={fault} />
    </section>
  );
}
