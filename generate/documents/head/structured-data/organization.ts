import type { ContactPoint, Country, Organization, Place } from 'schema-dts';
import type { OfficeId, Site } from '../../../content/facts.ts';
import type { Words } from '../../../content/schema.ts';
import { countryName } from '#app/site/country-name.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { pageAddress } from '#app/site/pages.ts';
import { ids } from './ids.ts';

type Company = { site: Site; ui: Words['ui']; locale: Locale };

/** The countries whose companies the services are for. */
export function areaServed({ areaServed }: Site, locale: Locale): Country[] {
  return areaServed.map((code) => ({ '@type': 'Country', name: countryName(code, locale.code) }));
}

/** An office: a place in a city. The site states no street, so neither does this. */
function office(id: OfficeId, { site, ui }: Company): Place {
  const { country, region } = site.offices[id];
  return {
    '@type': 'Place',
    name: ui.offices[id].city,
    description: ui.offices[id].role,
    address: {
      '@type': 'PostalAddress',
      addressLocality: ui.offices[id].name,
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
  };
}

function contactPoint({ site, locale }: Company): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: site.email,
    telephone: site.phone,
    url: site.siteUrl + pageAddress('contact', locale),
    areaServed: areaServed(site, locale),
    availableLanguage: locales.map(({ code }) => code),
  };
}

/** The company, with its two offices and the way to reach it. */
export function organization(company: Company): Organization {
  const { site, ui } = company;
  return {
    '@type': 'Organization',
    '@id': ids.organization(site.siteUrl),
    name: site.name,
    legalName: site.legalName,
    url: `${site.siteUrl}/`,
    slogan: ui.tagline,
    logo: `${site.siteUrl}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    location: (Object.keys(ui.offices) as OfficeId[]).map((id) => office(id, company)),
    contactPoint: contactPoint(company),
  };
}
