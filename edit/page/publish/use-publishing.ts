import { useState } from 'react';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { Published } from '#edit/publish/commit.ts';
import { useChecks } from './checks.tsx';

export type Step =
  | { do: 'publish' }
  | { do: 'sendForReview' }
  | { do: 'publishReviewed'; branch: string }
  | { do: 'takeBack'; id: string };

const doings: Partial<Record<Step['do'], string>> = {
  publishReviewed: 'Publishing what was reviewed',
  takeBack: 'Taking it back',
};

function askFor(step: Step): Promise<Published> {
  if (step.do === 'publishReviewed') return ask('publishReviewed', { branch: step.branch });
  if (step.do === 'takeBack') return ask('takeBack', { id: step.id });
  return ask(step.do);
}

/** Publishes, one step at a time. What is sent from here is checked before, in sight. */
export function usePublishing(onDone: () => void) {
  const [step, setStep] = useState<Step['do']>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [published, setPublished] = useState<Published>();
  const { results, run, doing, failure } = useChecks();
  async function take(next: Step): Promise<void> {
    if (isBusy) return;
    setStep(next.do);
    setIsBusy(true);
    setFault('');
    setPublished(undefined);
    try {
      if (doings[next.do] !== undefined || (await run())) setPublished(await askFor(next));
      onDone();
    } catch (error) {
      setFault(messageOf(error));
    }
    setIsBusy(false);
  }
  return {
    take,
    isBusy,
    /** The step that is being taken, or was taken last. */
    step,
    /** What is being done, in words. */
    doing: doing ?? (isBusy && step ? doings[step] : undefined),
    results,
    fault,
    failure,
    published,
  };
}
