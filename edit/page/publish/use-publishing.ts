import { useEffect, useState } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Choices } from '#edit/publish/bring-in.ts';
import type { CheckProgress, CheckResult } from '#edit/publish/checks.ts';

export type Step =
  | { do: 'publish'; message: string; seen: string }
  | { do: 'sendForReview'; seen: string }
  | { do: 'bringIn'; choices: Choices }
  | { do: 'takeBack'; id: string };

const doings: Record<Step['do'], string> = {
  publish: 'Recording and sending it',
  sendForReview: 'Sending it for review',
  bringIn: 'Bringing it in',
  takeBack: 'Taking it back',
};

function askFor(step: Step): Promise<Answer<Step['do']>> {
  if (step.do === 'publish') return ask('publish', { message: step.message, seen: step.seen });
  if (step.do === 'bringIn') return ask('bringIn', { choices: step.choices });
  if (step.do === 'takeBack') return ask('takeBack', { id: step.id });
  return ask('sendForReview', { seen: step.seen });
}

/** What the server tells of the checks while it runs them. */
function useCheckProgress() {
  const [results, setResults] = useState<Readonly<Record<string, CheckResult>>>({});
  const [current, setCurrent] = useState<CheckProgress>();
  useEffect(() => {
    const onProgress = (progress: CheckProgress) => {
      const { check, result } = progress;
      setCurrent(result ? undefined : progress);
      if (result) setResults((all) => ({ ...all, [check]: result }));
    };
    import.meta.hot?.on('edit:check', onProgress);
    return () => import.meta.hot?.off('edit:check', onProgress);
  }, []);
  return { results, current, begin: () => setResults({}) };
}

/** Publishes, one step at a time. */
export function usePublishing() {
  const { refresh } = useEditor();
  const { answer, fault: unread } = useAnswer('review');
  const { results, current, begin } = useCheckProgress();
  const { attempt, fault, isBusy } = useAttempt();
  const [step, setStep] = useState<Step>();
  const [taken, setTaken] = useState<Answer<Step['do']>>();
  const review = taken?.review ?? answer;
  const take = (next: Step) =>
    attempt(async () => {
      setStep(next);
      begin();
      setTaken(await askFor(next));
      refresh();
    });
  return {
    take,
    isBusy,
    review,
    /** The step that is being taken, or was taken last. */
    step,
    doing: current
      ? (current.step ?? review?.checks.find(({ name }) => name === current.check)?.doing ?? '')
      : step
        ? doings[step.do]
        : '',
    running: current?.check,
    results,
    fault: fault || unread,
    published: isBusy ? undefined : taken?.published,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
