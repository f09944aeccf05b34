import { useState } from 'react';
import { pageOfPath } from '#packages/site/addresses.ts';
import { spotOf, traceOf, type Spot } from '#edit/content/place.ts';
import { counted, wordsOf } from '#edit/content/labels.ts';
import { joinChoices, splitChoices } from '#edit/content/shown-value.ts';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { ResultStatus } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { tracesOnScreen } from '#edit/page/picking/pick.ts';
import { localeHere } from '#edit/page/picking/place.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';
import type { Field } from '#edit/words/fields.ts';
import { withoutAccents } from '#packages/site/without-accents.ts';
import { Languages } from './languages.tsx';

const facts = new Set(['site', 'figures', 'people', 'quotes']);

const plain = (text: string) => withoutAccents(text).toLowerCase();

function isIn(text: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.every((word) => plain(text).includes(word));
}

function groupName({ file, path, page }: Field): string {
  if (!facts.has(file)) return page;
  const [first = ''] = path;
  return path.length > 1 ? `${page}: ${wordsOf(String(first))}` : page;
}

function excerptOf({ kind, options, values }: Field): string {
  const value = values[0]?.value ?? '';
  if (kind === 'switch') return value === 'true' ? 'Yes' : 'No';
  const chosen = kind === 'choices' ? splitChoices(value) : [value];
  const labels = chosen.map((own) => options?.find((each) => each.value === own)?.label ?? own);
  return joinChoices(labels) || 'empty';
}

function matches(field: Field, search: string): boolean {
  const { page, label, values } = field;
  const texts = [page, label, traceOf(spotOf(field)), excerptOf(field), ...values.map(({ value }) => value)];
  return isIn(texts.join(' '), search);
}

// The title and the description of a search result are edited together.
const openedWith = ({ file, path }: Field): Spot[] =>
  path[0] === 'meta'
    ? ['title', 'description'].map((key) => ({ file, path: ['meta', key] }))
    : [{ file, path }];

type Props = {
  kind: 'off screen' | 'facts';
  /** The code of the language that gets the focus, if it is held back. */
  language: string | number | undefined;
};

export function Finder({ kind, language }: Props) {
  const { open } = useEditor();
  const { answer, fault } = useAnswer('fields', {});
  const [search, setSearch] = useState('');
  const [shown] = useState(tracesOnScreen);
  const fields = answer?.fields.filter(
    (field) => (kind === 'facts') === facts.has(field.file) && !shown.has(traceOf(spotOf(field))),
  );
  const found = fields?.filter((field) => matches(field, search)) ?? [];
  const lists = kind === 'facts' ? (answer?.emptyLists ?? []) : [];
  const empty = lists.filter(({ label, itemLabel }) => isIn(`${label} ${itemLabel}`, search));
  const here = pageOfPath(window.location.pathname, localeHere());
  // The current page comes first.
  const sorted = found.toSorted((one, other) => Number(other.file === here) - Number(one.file === here));
  const groups = [...Map.groupBy(sorted, groupName)];
  const title = kind === 'facts' ? 'Facts and figures' : 'Texts not on screen';
  return (
    <Sheet title={title}>
      <div className="search">
        <label htmlFor="search">Search in all languages</label>
        <input id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <ResultStatus said={answer && counted(found.length, 'text')} fault={fault} />
      </div>
      <div className="results">
        {groups.map(([group, list]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {list.map((field) => (
                <li key={traceOf(spotOf(field))}>
                  <EntryButton
                    where={field.label}
                    excerpt={excerptOf(field)}
                    onOpen={() => void open(dialogOf(openedWith(field)))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {empty.length > 0 && (
          <section>
            <h3>What you can add</h3>
            <ul>
              {empty.map(({ file, path, item, label, itemLabel }) => (
                <li key={traceOf({ file, path })}>
                  <EntryButton
                    where={label}
                    excerpt={`Add the first ${itemLabel}`}
                    onOpen={() => void open({ is: 'item', file, path, item })}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {kind === 'facts' && (
          <>
            <h3>Languages</h3>
            <Languages sought={language} />
          </>
        )}
      </div>
    </Sheet>
  );
}
