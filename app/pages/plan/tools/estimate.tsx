import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { fill } from '#packages/site/fill.ts';
import { estimate } from './savings.ts';
import { largest } from '#packages/site/address-state.ts';
import { panelClass } from '#app/ui/panel/panel.ts';
import { AmountField } from './amount-field.tsx';
import { Announcer } from './announcer.tsx';
import styles from './estimate.module.css';
import { EstimateTable } from './estimate-table.tsx';
import tool from './tool.module.css';
import type { FigureFormat } from '#packages/site/figure-format.ts';
import type { Tools } from './use-tools.ts';

type EstimateProps = {
  words: Words['plan']['estimate'];
  comparison: Words['plan']['comparison'];
  tools: Tools;
  format: FigureFormat;
};

/**
 * Estimates savings from the comparison table's ranges and the visitor's two numbers. Beside each cost stand the hours
 * that the model shares, from the same table.
 */
export function Estimate({
  words,
  comparison,
  tools: { state, isExample, edit, isEdited },
  format,
}: EstimateProps) {
  const { team, cost } = state;
  const baseline = team * cost;
  const nearshore = estimate(baseline, figures.savings.nearshore);
  const offshore = estimate(baseline, figures.savings.offshore);
  const saved = { nearshore: format.range(nearshore.saved), offshore: format.range(offshore.saved) };
  const hours = comparison.rows.find(({ bars }) => bars === 'overlap');
  const shared = { problems: words.problems, format };
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="estimate">
      <SectionHeading id="estimate" title={words.title} lead={words.lead} />
      <div className={`${tool.fields} ${styles.fields}`}>
        <AmountField
          {...shared}
          label={words.team}
          hint={words.teamHint}
          value={team}
          largest={largest.team}
          onValue={(value) => edit({ team: value })}
        />
        <AmountField
          {...shared}
          label={words.cost}
          hint={words.costHint}
          value={cost}
          largest={largest.cost}
          onValue={(value) => edit({ cost: value })}
        />
      </div>
      <p className={tool.example}>
        {fill(isExample ? words.example : words.inputs, {
          team: format.number(team),
          cost: format.money(cost),
        })}
      </p>
      <p className={`columns ${panelClass('primary')} ${styles.panel}`}>
        <span className={styles.figure}>{`${saved.nearshore} `}</span>
        <span className={styles.caption}>{`${words.saved} `}</span>
        {hours && (
          <span className={styles.trade}>
            {fill(words.trade, {
              saved: saved.offshore,
              offshoreHours: hours.offshore,
              nearshoreHours: hours.nearshore,
            })}
          </span>
        )}
      </p>
      <EstimateTable {...{ words, comparison, format, baseline, nearshore, offshore }} />
      <Announcer
        labelledBy="estimate"
        text={fill(words.announced, saved)}
        inputs={[team, cost]}
        isEdited={isEdited}
      />
    </section>
  );
}
