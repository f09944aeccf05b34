import type {
  ContactPoint,
  Country,
  GeoCoordinates,
  Organization,
  Place,
  PostalAddress,
  Service,
} from 'schema-dts';
import type { Office as OfficeFacts, Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import type { Locale } from '#packages/site/locales.ts';
import { onlineLocales } from '#packages/content/languages.ts';
import { countryName, degreesOf, listOffices } from '#packages/site/offices.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { ids } from './ids.ts';
import type { Subject } from '../../meta.ts';

export const logoAddress = '/icon-512.png';

type Office = OfficeFacts & Words['ui']['offices'][string];

function areaServed({ areaServed }: Facts, locale: Locale): Country[] {
  return areaServed.map((code) => ({ '@type': 'Country', name: countryName(code, locale.code) }));
}

function geo(coordinates: string): GeoCoordinates {
  const [latitude = 0, longitude = 0] = degreesOf(coordinates);
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function postalAddress({ name, country, region, street }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: name,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  };
}

function office(each: Office): Place {
  const { city, role, map, coordinates } = each;
  return {
    '@type': 'Place',
    name: city,
    description: role,
    ...(map && { hasMap: map }),
    ...(coordinates && { geo: geo(coordinates) }),
    address: postalAddress(each),
  };
}

function contactPoint({ document: { locale }, site }: Subject): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: site.mailbox,
    telephone: site.telephone.replace('tel:', ''),
    url: site.siteUrl + pageAddress('contact', locale),
    areaServed: areaServed(site, locale),
    availableLanguage: onlineLocales.map(({ code }) => code),
  };
}

export function publisher(site: Facts): Organization & object {
  return {
    '@type': 'Organization',
    '@id': ids.organization(site.siteUrl),
    name: site.name,
    url: `${site.siteUrl}/`,
    logo: site.siteUrl + logoAddress,
  };
}

/** Only for the pages that are about the company. */
export function organization(subject: Subject): Organization {
  const { site, words } = subject;
  const offices = listOffices({ offices: site.offices, ui: words.ui });
  const withStreet = offices.filter(({ street }) => street !== undefined);
  return {
    ...publisher(site),
    legalName: site.legalName,
    slogan: words.ui.tagline,
    email: site.mailbox,
    telephone: site.telephone.replace('tel:', ''),
    ...(site.profiles && { sameAs: Object.values(site.profiles) }),
    ...(withStreet.length > 0 && { address: withStreet.map(postalAddress) }),
    location: offices.map(office),
    contactPoint: contactPoint(subject),
  };
}

export function services({ document: { locale, page }, site, words }: Subject): Service[] {
  if (page !== 'services') return [];
  return Object.entries(words.services.blocks).map(([id, { title, description }]) => {
    const url = site.siteUrl + pageAddress('services', locale, id);
    return {
      '@type': 'Service',
      '@id': url,
      url,
      name: title,
      description,
      provider: { '@id': ids.organization(site.siteUrl) },
      areaServed: areaServed(site, locale),
    };
  });
}
