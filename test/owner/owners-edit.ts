/** Edits a copy of the project as an owner would: the company's name, addresses, offices, figures and a headline. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, visit, type Document } from 'yaml';
import { officesBySide, type OfficeSide } from '../../app/site/offices.ts';
import { locales } from '../../app/site/locales.ts';
import { keyOfCity } from '../../generate/content/office-keys.ts';
import { loadFacts, loadWords, wordFiles } from '../../generate/content/load.ts';

const company = {
  name: 'Meridian Works',
  legalName: 'Meridian Works, LLC',
  email: 'hello@meridian.works',
  phone: '+1 (512) 867-5309',
};

/** The offices' new cities, zones, countries and hours. */
const moves = {
  client: {
    name: 'Austin',
    city: 'Austin, TX',
    facts: { timeZone: 'America/Chicago', opens: '08:00', closes: '17:00', country: 'US', region: 'TX' },
  },
  delivery: {
    name: 'Medellín',
    city: 'Medellín, Colombia',
    facts: { timeZone: 'America/Bogota', opens: '07:30', closes: '16:30', country: 'CO' },
  },
} as const satisfies Record<OfficeSide, object>;

const sides = Object.keys(moves) as OfficeSide[];

const figures: [key: string, figure: unknown][] = [
  ['claims.uptime', 99.95],
  ['claims.projects', 120],
  ['savings.nearshore', [30, 45]],
];

const headlines: Readonly<Record<string, string>> = { en: 'Software, sooner', es: 'Programas, antes' };

/** Edits a content file and keeps its comments. */
function editDocument(root: string, file: string, edit: (document: Document) => void): void {
  const full = path.join(root, 'content', file);
  const document: Document = parseDocument(readFileSync(full, 'utf8'));
  edit(document);
  writeFileSync(full, document.toString({ lineWidth: 0 }));
}

/** The offices after the move: their new keys, in the order of the content. */
function moved(order: readonly OfficeSide[], of: (side: OfficeSide) => object): Record<string, object> {
  return Object.fromEntries(order.map((side) => [keyOfCity(moves[side].name), of(side)]));
}

function editFacts(root: string, order: readonly OfficeSide[]): void {
  editDocument(root, 'site.yaml', (document) => {
    for (const [key, value] of Object.entries(company)) document.set(key, value);
    const offices = moved(order, (side) => ({ side, ...moves[side].facts }));
    document.set('offices', document.createNode(offices));
  });
  editDocument(root, 'figures.yaml', (document) => {
    for (const [key, figure] of figures) document.setIn(key.split('.'), document.createNode(figure));
  });
}

type OfficeWords = Record<OfficeSide, { name: string; city: string; role: string; work: string }>;

/** Replaces the old cities' names in the words. */
function renameCities(document: Document, offices: OfficeWords): void {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      for (const side of sides) {
        for (const part of ['city', 'name'] as const)
          node.value = String(node.value).replaceAll(offices[side][part], moves[side][part]);
      }
    },
  });
}

function editWords(root: string, code: string, offices: OfficeWords, order: readonly OfficeSide[]): void {
  editDocument(root, `${code}/ui.yaml`, (document) => {
    const words = moved(order, (side) => {
      const [{ role, work }, { name, city }] = [offices[side], moves[side]];
      return { city, name, role, work };
    });
    document.set('offices', document.createNode(words));
  });
  editDocument(root, `${code}/home.yaml`, (document) =>
    document.setIn(['hero', 'headline'], headlines[code] ?? company.name),
  );
  for (const file of wordFiles)
    editDocument(root, `${code}/${file}.yaml`, (document) => renameCities(document, offices));
}

/** Edits the content of a copy of the project. */
export function editAsOwner(root: string): void {
  const { offices } = loadFacts(root, 'site');
  const order = Object.values(offices).map(({ side }) => side);
  // Read before editing: facts and words are inconsistent until all are edited.
  const before = locales.map(({ code }) => {
    const ui = loadWords(root, code, 'ui');
    return { code, offices: officesBySide({ offices, ui }) };
  });
  editFacts(root, order);
  for (const { code, offices } of before) editWords(root, code, offices, order);
}
