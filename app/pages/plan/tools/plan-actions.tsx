import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { appendToDraft } from '#app/browser/draft.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { notify } from '#app/ui/toast/notify.ts';
import styles from './business-case.module.css';

type PlanActionsProps = {
  words: Pick<Words['plan'], 'numbers' | 'businessCase'>;
  /** The plan's address, with its numbers. */
  address: string;
  summary: string;
  /** Whether the summary has the visitor's numbers rather than the example's. */
  isHydrated: boolean;
};

/**
 * What to do with a plan: add its summary to the contact form's draft and go there, print it, or copy its address. Shows
 * the summary or the address instead if the browser refuses to store or copy it.
 */
export function PlanActions({ words, address, summary, isHydrated }: PlanActionsProps) {
  const { locale, ui } = useSite();
  const navigate = useNavigate();
  const [status, setStatus] = useState<{ note: string; text?: string }>();
  const use = () => {
    if (appendToDraft(summary)) void navigate(pageAddress('contact', locale));
    else setStatus({ note: words.numbers.notKept, text: summary });
  };
  const copy = async () => {
    const isCopied = await copyText(address);
    const note = isCopied ? ui.copyLink.done : words.businessCase.address;
    notify(note);
    setStatus(isCopied ? { note } : { note, text: address });
  };
  return (
    <div className={styles.actions} data-nosnippet data-waits={isHydrated ? undefined : ''}>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass('accent')} onClick={use}>
          {words.numbers.use}
          <Arrow />
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => window.print()}>
          {words.businessCase.print}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => void copy()}>
          {words.businessCase.copy}
        </button>
      </div>
      <p>{words.numbers.text}</p>
      <output aria-label={words.numbers.use} className={styles.summary}>
        {status && (
          <>
            <span>{status.note}</span>
            {status.text && <span className={styles.copy}>{status.text}</span>}
          </>
        )}
      </output>
    </div>
  );
}
