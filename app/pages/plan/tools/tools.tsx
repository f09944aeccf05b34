import { memo, useDeferredValue, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { Estimate } from './estimate.tsx';
import { Planner } from './planner.tsx';
import { BusinessCase } from './business-case.tsx';
import tool from './tool.module.css';
import { usePlanCase } from './use-plan-case.ts';

type BothToolsProps = { words: Words['plan']; isHydrated: boolean };

const BothTools = memo(function BothTools({ words, isHydrated }: BothToolsProps) {
  const planCase = usePlanCase(words, isHydrated);
  // If the browser lacks the data for the example, the prerendered one stays, with a note.
  const [isPlannable] = useState(planCase.plan !== undefined);
  return (
    <>
      <div className={isHydrated && !isPlannable ? tool.kept : undefined} data-boundary>
        <KeepPrerendered canRender={isPlannable}>
          <Planner {...planCase} />
        </KeepPrerendered>
        {isHydrated && !isPlannable && <p className={`wrap ${tool.keptNote}`}>{words.planner.noData}</p>}
      </div>
      <div data-boundary>
        {/* Without the hours, which are in the HTML, it is not what was prerendered: it then takes the place of that. */}
        <KeepPrerendered key={String(isPlannable || isHydrated)} canRender={isPlannable || isHydrated}>
          <Estimate {...planCase} />
        </KeepPrerendered>
      </div>
      <BusinessCase {...planCase} />
    </>
  );
});

/** The first render is the prerendered example; a deferred one then shows the visitor's case. */
export default function Tools({ words }: { words: Words['plan'] }) {
  return <BothTools words={words} isHydrated={useDeferredValue(useIsHydrated())} />;
}
