import { useState } from 'react';
import { ask } from '#edit/page/ask.ts';
import type { Choices } from '#edit/publish/bring-in.ts';
import type { Published } from '#edit/publish/published.ts';
import { useChecks } from './checks.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';

export type Step =
  | { do: 'publish' }
  | { do: 'sendForReview' }
  | { do: 'bringIn'; choices: Choices }
  | { do: 'takeBack'; id: string };

const doings: Record<Step['do'], string> = {
  publish: 'Recording and sending it',
  sendForReview: 'Sending it for review',
  bringIn: 'Bringing it in',
  takeBack: 'Taking it back',
};

function askFor(step: Step): Promise<Published> {
  if (step.do === 'bringIn') return ask('bringIn', { choices: step.choices });
  if (step.do === 'takeBack') return ask('takeBack', { id: step.id });
  return ask(step.do);
}

/** Publishes, one step at a time. What is sent from here is checked before, in sight. */
export function usePublishing(onDone: () => void) {
  const [step, setStep] = useState<Step>();
  const { attempt, fault, isBusy } = useAttempt();
  const [published, setPublished] = useState<Published>();
  const { results, run, doing, failure } = useChecks();
  const take = (next: Step) =>
    attempt(async () => {
      setStep(next);
      setPublished(undefined);
      const isChecked = next.do === 'publish' || next.do === 'sendForReview';
      if (!isChecked || (await run())) setPublished(await askFor(next));
      onDone();
    });
  return {
    take,
    isBusy,
    /** The step that is being taken, or was taken last. */
    step,
    /** What is being done, in words. */
    doing: doing ?? (step ? doings[step.do] : ''),
    results,
    fault,
    failure,
    published,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
