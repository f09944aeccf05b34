import { useEffect, useState } from 'react';
import { locales } from '#app/site/locales.ts';
import { localeOfPath, pageOfPath } from '#app/site/pages.ts';
import type { Field } from '#edit/words/fields.ts';
import { wordsOf } from '#edit/words/labels.ts';
import { ask, messageOf } from './ask.ts';
import { keysOnScreen } from './pick.ts';
import { Sheet } from './sheet.tsx';

const facts = new Set(['site', 'figures', 'people', 'quotes']);
export type FinderKind = 'texts' | 'facts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function matches({ page, label, key, values }: Field, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain([page, label, key, ...values.map(({ value }) => value)].join(' '));
  return words.every((word) => text.includes(word));
}

function groupName({ name, path, page }: Field): string {
  if (!facts.has(name)) return page;
  const [first = ''] = path;
  return path.length > 1 ? `${page}: ${wordsOf(String(first))}` : page;
}

// The title and the description of a search result are edited together.
const keysOf = ({ key, name, path }: Field) =>
  path[0] === 'meta' ? [`${name}:meta.title`, `${name}:meta.description`] : [key];

type Props = { kind: FinderKind; onOpen: (keys: string[]) => void; onClose: () => void };

/** Lists what cannot be clicked on the page: texts that are not on screen, or facts and figures. */
export function Finder({ kind, onOpen, onClose }: Props) {
  const [fields, setFields] = useState<Field[]>();
  const [search, setSearch] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    const shown = keysOnScreen();
    ask('fields').then(
      ({ fields }) =>
        setFields(
          fields.filter(({ key, name }) => (kind === 'facts') === facts.has(name) && !shown.has(key)),
        ),
      (error: unknown) => setFault(messageOf(error)),
    );
  }, [kind]);
  const found = fields?.filter((field) => matches(field, search)) ?? [];
  const here = pageOfPath(window.location.pathname, localeOfPath(window.location.pathname, locales));
  // Those of the current page come first.
  const sorted = found.toSorted((one, other) => Number(other.name === here) - Number(one.name === here));
  const groups = [...Map.groupBy(sorted, groupName)];
  const title = kind === 'facts' ? 'Facts and figures' : 'Texts not on screen';
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="search">
        <label htmlFor="search">Search in all languages</label>
        <input id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <p role="status">
          {fields ? `${found.length} ${found.length === 1 ? 'text' : 'texts'}` : !fault && 'Reading…'}
        </p>
        <div role="alert">{fault && <p className="notice">{fault}</p>}</div>
      </div>
      <div className="results">
        {groups.map(([group, list]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {list.map((field) => (
                <li key={field.key}>
                  <button type="button" onClick={() => onOpen(keysOf(field))}>
                    <span className="where">{field.label}</span>
                    <span className="excerpt">{String(field.values[0]?.value ?? '') || 'empty'}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
