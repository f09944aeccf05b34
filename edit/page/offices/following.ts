import { zonesIn } from '#edit/content/zones.ts';
import { typedValues, withDraft, withTyped, type Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { countryName } from '#packages/site/offices.ts';

type Typed = ReturnType<typeof typedValues>[number];
type Office = ReadonlyMap<string, Typed>;
type Followed = [Typed, text: string];

const isOfOffice = ({ path }: Field) => path[0] === 'offices';
const itemOf = ({ path, draftPath = path }: Field) => draftPath[1];
const keyOf = ({ path }: Field) => String(path.at(-1));

/** By key and language, as in 'name en'; facts have no language, as in 'country '. */
export function officeAround(draft: Draft, fields: readonly Field[], field: Field): Office {
  const own = fields.filter((each) => isOfOffice(each) && itemOf(each) === itemOf(field));
  const values = typedValues(draft, isOfOffice(field) ? own : []);
  return new Map(values.map((each) => [`${keyOf(each.field)} ${each.value.locale}`, each]));
}

/** A longer name follows the city with which it begins. */
function followingName(office: Office, name: string, locale: string): Followed[] {
  const before = office.get(`name ${locale}`)?.text ?? '';
  const city = office.get(`city ${locale}`);
  const isOfCity = before === '' ? /^(?:,|$)/.test(city?.text ?? '') : city?.text.startsWith(before);
  return city && isOfCity ? [[city, name + city.text.slice(before.length)]] : [];
}

/**
 * In another country, an office has nothing of the place where it was, the time zone of a country that has one, and the country in
 * a longer name that begins with the city, unless that was typed before any country was chosen. In the country that the file has,
 * all of this is as there.
 */
function followingCountry(office: Office, country: string): Followed[] {
  const before = office.get('country ');
  const isBack = country === before?.value.value;
  const [zone = '', ...others] = zonesIn(country);
  const ofPlace = {
    region: '',
    street: '',
    map: '',
    coordinates: '',
    timeZone: others.length > 0 ? '' : zone,
  };
  const facts = new Map(Object.entries(ofPlace));
  return [...office.values()].flatMap((each): Followed[] => {
    const { field, value, text } = each;
    const fact = facts.get(keyOf(field));
    if (fact !== undefined) return [[each, isBack ? value.value : fact]];
    const name = office.get(`name ${value.locale}`);
    if (keyOf(field) !== 'city' || !name?.text || !text.startsWith(name.text)) return [];
    if (text !== name.text && !before?.text) return [];
    const own = [...new Set([name.text, countryName(country, value.locale)])].join(', ');
    return [[each, isBack && name.text === name.value.value ? value.value : own]];
  });
}

const following = new Map([
  ['name', followingName],
  ['country', followingCountry],
]);

export function withFollowing(
  draft: Draft,
  fields: readonly Field[],
  field: Field,
  locale: string,
  text: string,
): Draft {
  const office = officeAround(draft, fields, field);
  const others = following.get(keyOf(field))?.(office, text, locale) ?? [];
  return others.reduce(
    (all, [followed, own]) => withDraft(all, followed.field, followed.value.locale, own),
    withTyped(draft, field, locale, text),
  );
}
