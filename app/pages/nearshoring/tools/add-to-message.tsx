import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Words } from '#generate/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { appendToDraft } from '#app/browser/append-draft.ts';
import { pageAddress } from '#app/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import tool from './tool.module.css';

type AddToMessageProps = {
  words: Words['nearshoring']['numbers'];
  summary: string;
  /** Whether the summary has the visitor's own numbers rather than the example's. */
  isHydrated: boolean;
  /** Called before navigation. */
  onLeave: () => void;
};

/**
 * A button that adds a summary to the contact form's draft and navigates there. Shows the summary instead if the
 * draft cannot be stored.
 */
export function AddToMessage({ words, summary, isHydrated, onLeave }: AddToMessageProps) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const onClick = () => {
    onLeave();
    if (appendToDraft(summary)) void navigate(pageAddress('contact', locale));
    else setIsRefused(true);
  };
  return (
    <div className={`wrap ${tool.numbers}`} data-nosnippet data-waits={isHydrated ? undefined : ''}>
      <button type="button" className={buttonClass('accent')} onClick={onClick}>
        {words.use} <Arrow />
      </button>
      <p>{words.text}</p>
      <output aria-label={words.use} className={tool.summary}>
        {isRefused && (
          <>
            <span>{words.notKept}</span>
            <span className={tool.copy}>{summary}</span>
          </>
        )}
      </output>
    </div>
  );
}
