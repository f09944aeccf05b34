import { useEffect, useRef, useState } from 'react';
import { ask, messageOf, type Answer, type Asked } from '#edit/page/ask.ts';
import { keepForStart } from '#edit/page/frame/use-status.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { CheckProgress, CheckResult } from '#edit/publish/checks.ts';

const doings = {
  publish: 'Recording and sending it',
  sendForReview: 'Sending it for review',
  bringIn: 'Bringing it in',
  takeBack: 'Taking it back',
  takeBackChange: 'Taking it back',
  prepareDailyBuild: 'Writing the workflow',
};
export type Step = keyof typeof doings;

export const isChecked = (step: Step | undefined) => step === 'publish' || step === 'sendForReview';

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

export function usePublishing() {
  const { refresh, setStatus } = useEditor();
  const { answer, fault: unread } = useAnswer('review', {});
  const { results, current, begin } = useCheckProgress();
  const { attempt, fault, isBusy } = useAttempt();
  const [step, setStep] = useState<Step>();
  const [taken, setTaken] = useState<Answer<Step>>();
  const isOpen = useRef(true);
  useEffect(() => () => void (isOpen.current = false), []);
  /** In the bar, once nobody sees it here. */
  const tell = (message: string) => {
    if (!isOpen.current) setStatus(message);
  };
  // The bar may still show its count from before somebody else changed a file.
  useEffect(() => {
    if (answer) refresh();
  }, [answer, refresh]);
  // A step makes the earlier comparison obsolete.
  const review = taken ? taken.review : answer;
  const take = <Next extends Step>(next: Next, data: Asked<Next>, onGood = () => {}) =>
    attempt(async () => {
      setStep(next);
      begin();
      const answer = await ask(next, data).catch((error: unknown) => {
        tell(messageOf(error));
        throw error;
      });
      setTaken(answer);
      tell(answer.published.message);
      if (answer.published.isGood) onGood();
      // Most browsers open a window only soon after a click, so there is a link as well.
      const { pullRequest } = answer.published;
      if (pullRequest) window.open(pullRequest, '_blank', 'noopener');
      // The page is reloaded then.
      if (answer.published.isStartingAnew) keepForStart(answer.published.message);
      else refresh();
    });
  const isLeft =
    isChecked(step) && review?.checks.some(({ name }) => (results[name]?.state ?? 'bad') === 'bad');
  return {
    take,
    isBusy,
    review,
    /** The current step, or the last one. */
    step,
    doing: current?.step ?? (isLeft ? 'Comparing with what is published' : step && doings[step]),
    running: isBusy ? current?.check : undefined,
    results,
    fault: fault || unread,
    published: isBusy ? undefined : taken?.published,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
