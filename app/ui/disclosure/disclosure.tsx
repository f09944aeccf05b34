import type { Evidence } from '#packages/content/proof/evidence.ts';
import styles from './claim-evidence.module.css';

type ClaimEvidenceProps = { evidence: Evidence; title?: React.ReactNode };

/** What a claim is of, since when, how it is measured and who confirmed it, to open below it. */
export function ClaimEvidence({ evidence, title = evidence.title }: ClaimEvidenceProps) {
  return (
    <details className={styles.evidence}>
      <summary>{title}</summary>
      <dl>
        {evidence.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
