import type { AsPlainObject } from 'minisearch';
import { expect, test } from 'vitest';
import { loadFinder } from '#app/layout/search/finder.ts';
import type { Finder } from '#app/layout/search/use-finder.ts';
import { defaultLocale, type Locale } from '#packages/site/locales.ts';
import { searchIndex, type SearchedText } from './search-index.ts';
import { loadWordForms } from './word-forms.ts';

type Written = [key: string, title: string, description: string, topics: string, body: string];

const written = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as Written);

const english = written(`
costs | What a project costs | Fees, and what is extra | Money | <h2>Prices by model</h2><p>Compare nearshore, offshore and onshore.</p>
companies | How companies choose a vendor | Five questions | Buying | <p>Each company asks its agencies. Strategies differ.</p>
shop | An e-commerce shop in ten weeks | From cart to cash | Commerce | <p>Node.js behind, Wi-Fi in the store, a data\u00adbase of parcels.</p>
models | Models that answer | OpenAI or your own | Artificial intelligence | <p>A chatbot for the help desk; ﬁne-tuning; ＧＰＵ hours.</p>
hours | Working the same hours | A day that overlaps | Nearshoring | <p>Meetings at nine. Time zones matter.</p>
audit | Ready for SOC 2 | What an auditor reads | Security | <p>Policies, evidence, access.</p>
staff | Hiring engineers | People in two weeks | Staffing | <p>Interviews, onboarding, a trial.</p>
ledgers | Reconciling ledgers overnight | A night job | Automation | <p>Reconciliación of accounts, automated.</p>
leave | When somebody leaves | Who owns the code | Nearshoring | <p>Handover, documentation, repositories.</p>
pilot | A pilot that teaches | Six weeks of learning | Artificial intelligence | <p>Measure before you build.</p>
cloud | Moving to the cloud | Without a night of downtime | Transformation | <p>Servers, costs, risk.</p>
holidays | Holidays in Costa Rica | When the office is closed | Nearshoring | <p>Easter, and the fifteenth of September.</p>`);
const spanish = written(`
costos | Cuánto cuesta un proyecto | Los costos, y lo que es extra | Dinero | <h2>Precios por modelo</h2><p>Compare los costos.</p>
empresas | Cómo eligen las empresas | Cinco preguntas | Compras | <p>Cada empresa pregunta a su agencia. Las estrategias cambian.</p>
tienda | Una tienda de e-commerce | Del carrito a la caja | Comercio | <p>Node.js detrás, Wi-Fi en la tienda.</p>
luces | Luces y sombras de la IA | OpenAI o un modelo propio | Inteligencia artificial | <p>Un asistente para soporte.</p>
horas | Trabajar a la misma hora | Un día que coincide | Nearshoring | <p>Reuniones a las nueve.</p>
auditoria | Listos para SOC 2 | Lo que lee un auditor | Seguridad | <p>Políticas y evidencias.</p>
automatizacion | Automatización de facturas | Menos papel | Procesos | <p>Validaciones, pagos.</p>
personas | Contratar ingenieras | Personas en dos semanas | Personal | <p>Entrevistas y prueba.</p>
piloto | Un piloto que enseña | Seis semanas | Inteligencia artificial | <p>Medir antes de construir.</p>
nube | Mudarse a la nube | Sin una noche de pausa | Transformación | <p>Servidores y riesgo.</p>
feriados | Feriados de Costa Rica | Cuándo cierra la oficina | Nearshoring | <p>Semana Santa.</p>
codigo | De quién es el código | Cuando alguien se va | Nearshoring | <p>Repositorios y documentación.</p>`);

const textsWith = (...bodies: string[]) =>
  bodies.map((body): Written => [`text of ${body}`, 'x', 'x', 'x', `<p>${body}</p>`]);
/** Texts that nothing finds. */
const fillers = (count: number) => textsWith(...Array.from({ length: count }, (_, index) => `x${index}`));

/** Loads the index of texts as a browser does. Returns the finder after each part. */
async function load(code: string, all: readonly Written[]): Promise<Finder[]> {
  const texts = all.map(([key, title, description, topics]): SearchedText => ({
    key,
    address: key,
    title,
    description,
    topics,
  }));
  const bodies = new Map(all.map(([key, , , , body]) => [key, `<div data-text>${body}</div>`]));
  const locale = { ...defaultLocale, code } as Locale;
  const parts = searchIndex('insights', locale, texts, async (address) => bodies.get(address) ?? '');
  const files = new Map(parts.map(({ address, make }) => [address, make]));
  const fetchIndex = async (address: string) =>
    JSON.parse(String(await files.get(address)?.())) as AsPlainObject;
  const arrived: Finder[] = [];
  const forms = await loadWordForms(code);
  const { signal } = new AbortController();
  await loadFinder(forms, [...files.keys()], fetchIndex, signal, (next) => arrived.push(next));
  return arrived;
}

const finders = {
  en: (await load('en', english)).at(-1),
  es: (await load('es', spanish)).at(-1),
  ja: (
    await load('ja', [
      ['tokyo', '東京の会社', '人工知能', '', '<p>業務の自動化を支援します。</p>'],
      ...english,
    ])
  ).at(-1),
};
const slugs = (locale: keyof typeof finders, query: string) =>
  finders[locale]?.find(query).map(({ slug }) => slug);

test.each([
  ['en', 'company', 'companies'],
  ['en', 'agencies', 'companies'],
  ['en', 'vendors', 'companies'],
  ['en', 'how do I compare costs?', 'costs'],
  ['en', 'offshore vs onshore', 'costs'],
  ['en', 'what does it cost', 'costs'],
  ['en', 'price', 'costs'],
  ['en', 'COSTS', 'costs'],
  ['en', 'comparing models', 'costs'],
  ['en', 'ecommerce', 'shop'],
  ['en', 'e commerce', 'shop'],
  ['en', 'nodejs', 'shop'],
  ['en', 'database', 'shop'],
  ['en', 'open ai', 'models'],
  ['en', 'fine tuning', 'models'],
  ['en', 'gpu', 'models'],
  ['en', 'nearshore hours', 'hours'],
  ['en', 'overlapping', 'hours'],
  ['en', 'soc2', 'audit'],
  ['en', 'reconciliacion', 'ledgers'],
  ['en', 'recincilacion', 'ledgers'],
  ['en', 'who owns my code?', 'leave'],
  ['en', 'automation', 'ledgers'],
  ['en', 'is the office closed at easter', 'holidays'],
  ['es', 'empresa', 'empresas'],
  ['es', 'agencias', 'empresas'],
  ['es', 'luz', 'luces'],
  ['es', 'costo', 'costos'],
  ['es', '¿cómo comparo los costos?', 'costos'],
  ['es', 'automatizacion', 'automatizacion'],
  ['es', 'automatizaciones', 'automatizacion'],
  ['es', 'factura', 'automatizacion'],
  ['es', '¿de quién es el código?', 'codigo'],
] as const)('in the language “%s”, “%s” finds “%s” first', (code, query, slug) => {
  expect(slugs(code, query)?.[0]).toBe(slug);
});

test('finds words of a language without spaces', () => {
  expect(slugs('ja', '会社')).toEqual(['tokyo']);
  expect(slugs('ja', '自動化')).toEqual(['tokyo']);
});

test.each([
  ['en', 'team', 'teams'],
  ['en', 'agency', 'agencies'],
  ['en', 'price', 'prices'],
  ['en', 'process', 'processes'],
  ['es', 'equipo', 'equipos'],
  ['es', 'solución', 'soluciones'],
  ['es', 'luz', 'luces'],
  ['es', 'interés', 'intereses'],
  ['es', 'ciudad', 'ciudades'],
  ['es', 'día', 'días'],
  ['es', 'chatbot', 'chatbots'],
])('in the language “%s”, “%s” and “%s” find the same texts in the same order', async (code, one, many) => {
  const bodies = [
    `${one} a b c`,
    `${many} a b c`,
    `${many} ${one} b c`,
    `${one} ${one} b c`,
    `${many} ${many} b`,
  ];
  const texts = textsWith(...bodies);
  const finder = (await load(code, [...texts, ...fillers(12)])).at(-1)!;
  const [found, alike] = [one, many].map((query) => finder.find(query).map(({ slug }) => slug));
  expect(found).toHaveLength(texts.length);
  expect(alike).toEqual(found);
});

test.each(['en', 'es'] as const)('in the language “%s”, “nearshore” finds the texts of a topic', (code) => {
  const texts = code === 'en' ? english : spanish;
  const ofTopic = texts.filter(([, , , topics]) => topics === 'Nearshoring').map(([key]) => key);
  for (const query of ['nearshore', 'nearshoring', 'Nearshore']) {
    expect(slugs(code, query)).toEqual(expect.arrayContaining(ofTopic));
  }
});

test('has parts of at most fifty texts, and none of a few; says by which terms a text was found', async () => {
  const many = fillers(50);
  const count = async (all: readonly Written[]) => (await load('en', all)).length;
  expect([await count(english.slice(1)), await count(english), await count(many)]).toEqual([0, 1, 1]);
  const arrived = await load('en', [...english, ...many]);
  expect(arrived.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  const [found] = arrived[1]!.find('recincilacion');
  expect(found).toMatchObject({ title: 'Reconciling ledgers overnight', isInText: true });
  expect(arrived[1]!.isMatch('Reconciliación', found!.terms)).toBe(true);
  expect(arrived[1]!.isMatch('accounts', found!.terms)).toBe(false);
});
