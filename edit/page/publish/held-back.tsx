import { useState } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { Fault } from '#edit/page/frame/problems.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Prepared } from '#edit/publish/daily-build.ts';
import { isSiteHost, siteHosts, type SiteHost } from '#hosting/site-hosts.ts';

function NextSteps({ file, steps: [enter, ...others], secrets }: Prepared) {
  return (
    <div role="status">
      <p>
        <code>{file}</code> is written. Publish it, and then, at your Git host:
      </p>
      <p>{enter}</p>
      <ul>
        {secrets.map(({ name, from }) => (
          <li key={name}>
            <code>{name}</code>: {from}
          </li>
        ))}
      </ul>
      {others.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </div>
  );
}

/** Offers to write what builds and deploys the site on every day, so that a date publishes by itself. */
function DailyBuild() {
  const { refresh } = useEditor();
  const [host, setHost] = useState<SiteHost>('cloudflare');
  const [prepared, setPrepared] = useState<Prepared>();
  const { attempt, fault, isBusy } = useAttempt();
  if (prepared) return <NextSteps {...prepared} />;
  return (
    <div className="daily-build">
      <p>
        Nothing in this project builds the site on that day. A workflow of your Git host can, and deploys it.
      </p>
      <Select
        label="Where the site is served"
        value={host}
        options={Object.entries(siteHosts).map(([value, label]) => ({ value, label }))}
        onChange={(name) => isSiteHost(name) && setHost(name)}
      />
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() =>
          void attempt(async () => {
            setPrepared(await ask('prepareDailyBuild', { host }));
            refresh();
          })
        }
      >
        Write the workflow
      </button>
      <Fault text={fault} />
    </div>
  );
}

export function HeldBack({ review }: { review: Answer<'review'> }) {
  const { heldBack, next, isBuiltDaily } = review;
  if (heldBack.length === 0 && next === undefined) return null;
  return (
    <section>
      <h3>Held back</h3>
      <ul className="held-back">
        {heldBack.map(({ where, state, differs }) => (
          <li key={where}>
            {where} <span className="where">· {state}</span>
            {differs && <strong className="problem"> The languages differ</strong>}
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <p className="hint">
          The next change is due on {next}. It appears when the site is built on that day or later
          {isBuiltDaily
            ? ', as a workflow of this project may do every night.'
            : ', such as when you publish something.'}
        </p>
      )}
      {next !== undefined && !isBuiltDaily && <DailyBuild />}
    </section>
  );
}
