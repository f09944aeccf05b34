import { useState } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { isSiteHost, siteHosts, type SiteHost } from '#hosting/site-hosts.ts';
import type { Workflow } from '#hosting/deploy-workflow.ts';
import type { Publishing } from './use-publishing.ts';

function NextSteps({ file, steps: [enter, ...others], secrets, isNew }: Workflow & { isNew: boolean }) {
  return (
    <details open={isNew}>
      <summary>What the daily build needs at your Git host</summary>
      <p>
        Once <code>{file}</code> is published: {enter}
      </p>
      <ul>
        {Object.entries(secrets).map(([name, from]) => (
          <li key={name}>
            <code>{name}</code>: {from}
          </li>
        ))}
      </ul>
      {others.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </details>
  );
}

function NewDailyBuild({ isBusy, take }: Pick<Publishing, 'isBusy' | 'take'>) {
  const [host, setHost] = useState<SiteHost>('cloudflare');
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
      <button type="button" aria-disabled={isBusy} onClick={() => void take('prepareDailyBuild', { host })}>
        Write the workflow
      </button>
    </div>
  );
}

export function HeldBack({ review, ...publishing }: Publishing & { review: Answer<'review'> }) {
  const { heldBack, next, isBuiltDaily, dailyBuild: daily, changes } = review;
  if (heldBack.length === 0 && next === undefined && !daily) return null;
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
      {next !== undefined && !isBuiltDaily && <NewDailyBuild {...publishing} />}
      {daily && <NextSteps {...daily} isNew={changes.some(({ file }) => file === daily.file)} />}
    </section>
  );
}
