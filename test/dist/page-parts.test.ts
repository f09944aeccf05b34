/** Parts of single pages that are drawn, or have a structure of their own. words.test.ts has what pages say. */
import { expect, test } from 'vitest';
import { serviceId } from '#packages/content/schemas/service-schema.ts';
import { isthmus, linksIn, sites, textOf } from './site.ts';

const all = (address: string, selector: string) => isthmus.all(address, `main ${selector}`);
const texts = (address: string, selector: string) => all(address, selector).map(textOf);
const links = (address: string, selector: string) => linksIn(isthmus.document(address), `main ${selector} a`);

test.each([
  ['isthmus', 'services'],
  ['isthmus', 'plan'],
  // With other figures, and more of what is drawn.
  ['meridian', 'index'],
  ['meridian', 'nearshoring'],
  ['meridian', 'stories/parcels'],
] as const)('of %s, the bars of the page %s are as long as in the file', async (site, name) => {
  const lines = sites[site].all(`/${name}`, 'main svg').flatMap((svg) => {
    const said = textOf(svg.closest('tr, li, dl > div, figure') ?? svg).slice(0, 60);
    const lengths = [svg, ...svg.querySelectorAll('[width]')].map((bar) => bar.getAttribute('width') ?? '');
    return lengths.some((length) => length.endsWith('%')) ? `${said}: ${lengths.join(' ').trim()}\n` : [];
  });
  await expect(lines.join('')).toMatchFileSnapshot(`expected/${site}/${name}.bars.txt`);
});

test('a page without a Markdown twin is headed, and leads on', () => {
  expect(texts('/es/404', 'h1')).toEqual(['¡Ups! No encontramos esta página']);
  expect(texts('/es/404', 'p').join('\n')).toContain('Puede que la página haya cambiado de dirección');
});

test('the hours that the offices share are written on the chart of their days', () => {
  expect(sites.meridian.texts('/', 'figure').join(' ')).toContain('4.5 hours together');
});

test('the grid of dots matches the uptime', () => {
  const field = sites.meridian.all('/benefits', 'figure svg').at(-1);
  const [, , width = 0, height = 0] = field?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect((width / 10) * (height / 10)).toBe(2_000);
  expect(field?.querySelectorAll('circle').filter((dot) => !dot.closest('pattern'))).toHaveLength(1);
});

test('the chart of the shared day is named', () => {
  expect(texts('/', 'svg[role=img] title')).toEqual(['One workday, two offices']);
});

test('the comparison is a table with header cells', () => {
  const table = '[aria-labelledby=comparison] table';
  expect(texts('/nearshoring', `${table} caption`)).toEqual([
    'Three ways to staff a project, compared on five aspects.',
  ]);
  expect(texts('/nearshoring', `${table} thead th[scope=col]`)).toHaveLength(4);
  expect(texts('/nearshoring', `${table} tbody th[scope=row]`)).toHaveLength(5);
});

test('what a tooltip says is in the page, as the description of its trigger', () => {
  const triggers = all('/nearshoring', 'button[data-tooltip]');
  expect(triggers.map(textOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'Verified Advantage'),
    'Nearshore (Costa Rica)',
    'Offshore',
    'Onshore',
  ]);
  for (const trigger of triggers) {
    const note = all('/nearshoring', `[id="${trigger.getAttribute('aria-describedby')}"]`)[0];
    expect(note?.text).toContain(trigger.getAttribute('data-tooltip'));
  }
});

test('Nearshoring links to the plan, also where its tools were', () => {
  for (const id of ['planner', 'estimate'])
    expect(links('/nearshoring', `#${id}`)).toEqual([['Compare with your own hours and figures', '/plan']]);
});

test('no service can use the id of another part of its page', () => {
  const { all: inPage } = sites.meridian;
  const services = new Set(inPage('/services', 'main section[id]:not(#get-started)').map(({ id }) => id));
  const others = inPage('/services', '[id]').flatMap(({ id }) => (services.has(id) ? [] : id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
});
