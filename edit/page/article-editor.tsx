import { useState } from 'react';
import { locales } from '#app/site/locales.ts';
import { localeOfPath } from '#app/site/pages.ts';
import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { articleLabel } from '#edit/words/labels.ts';
import { ArticleText } from './article-text.tsx';
import { ask, type History } from './ask.ts';
import { slotOf, withDraft } from './draft.ts';
import { OtherProblems } from './other-problems.tsx';
import { PanelActions } from './panel-actions.tsx';
import { Sheet } from './sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

type Props = {
  opened: OpenedArticle;
  onAgain: () => void;
  onClose: () => void;
  onSaved: (history: History) => void;
};

const localeHere = () => localeOfPath(window.location.pathname, locales).code;

type LanguagesProps = { texts: readonly Text[]; shown: Text | undefined; onShow: (text: Text) => void };

function Languages({ texts, shown, onShow }: LanguagesProps) {
  return (
    <div className="languages" role="group" aria-label="Language of the text">
      {texts.map((own) => (
        <button key={own.locale} type="button" aria-pressed={own === shown} onClick={() => onShow(own)}>
          {own.language}
        </button>
      ))}
    </div>
  );
}

/** What was typed into an article, with the state of the files from which it was begun. */
function useArticleDraft({ name, texts, seen }: OpenedArticle) {
  const { draft, setDraft, forget } = useDraft(`article ${name}`);
  const textOf = ({ locale, text }: Text) => draft[slotOf('text', locale)] ?? text;
  const change = ({ locale, file }: Text, text: string) => {
    const begun = draft[slotOf('seen', locale)] ?? seen[file] ?? '';
    setDraft(withDraft(withDraft(draft, 'text', locale, text), 'seen', locale, begun));
  };
  const changed = texts.filter((own) => textOf(own) !== own.text);
  const begun = changed.map(({ file, locale }) => [file, draft[slotOf('seen', locale)] ?? ''] as const);
  return { textOf, change, changed, begun: Object.fromEntries(begun), forget };
}

/** An article in every language that has it, as its files hold it, with a preview. */
export function ArticleEditor({ opened, onAgain, onClose, onSaved }: Props) {
  const { name, texts } = opened;
  const [shown, setShown] = useState(texts.find(({ locale }) => locale === localeHere()) ?? texts[0]);
  const { textOf, change, changed, begun, forget } = useArticleDraft(opened);
  const [now, setNow] = useState<OpenedArticle>();
  const title = articleLabel(name);
  const { save, problems, fault, isBusy } = useSave((history) => {
    forget();
    onSaved(history);
  });
  async function keep(seen: Record<string, string>): Promise<void> {
    const changes = changed.map((own) => ({
      do: 'write' as const,
      locale: own.locale,
      name,
      text: textOf(own),
    }));
    const outcome = await save(changes, seen, title);
    setNow(outcome?.state === 'changed' ? await ask('article', { name }) : undefined);
  }
  const submit = () => {
    if (changed.length === 0) onClose();
    else if (!now) void keep(begun);
  };
  const leave = (next: () => void) => () => {
    forget();
    next();
  };
  const other = now?.texts.find(({ locale }) => locale === shown?.locale)?.text;
  return (
    <Sheet title={title} isWide onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {texts.length > 1 && <Languages {...{ texts, shown, onShow: setShown }} />}
        <div className="alerts">
          <OtherProblems problems={problems} fields={[]} />
          <div role="alert">
            {fault && <p className="notice">{fault}</p>}
            {now && (
              <p className="notice">This article has changed since you opened it. Nothing was overwritten.</p>
            )}
          </div>
        </div>
        {shown && (
          <ArticleText
            key={shown.locale}
            name={name}
            own={shown}
            text={textOf(shown)}
            other={other === shown.text ? undefined : other}
            onChange={(text) => change(shown, text)}
          />
        )}
        <div className="foot">
          <PanelActions
            isBusy={isBusy}
            count={changed.length}
            isConflict={now !== undefined}
            onKeepMine={() => now && void keep(now.seen)}
            onTakeTheirs={leave(onAgain)}
            onCancel={leave(onClose)}
          />
        </div>
      </form>
    </Sheet>
  );
}
