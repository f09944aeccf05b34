export type OfficeSide = 'client' | 'delivery';

/** Lists the offices in the order of the facts, each with key, facts and words. Throws if an office has no words. */
export function listOffices<Facts extends { side: OfficeSide }, Words extends object>({
  offices,
  ui,
}: {
  offices: Readonly<Record<string, Facts>>;
  ui: { offices: Readonly<Record<string, Words>> };
}): ({ id: string } & Facts & Words)[] {
  return Object.entries(offices).map(([id, facts]) => {
    const words = ui.offices[id];
    if (!words) throw new Error(`The office ${id} has no words`);
    return { id, ...facts, ...words };
  });
}

/** Of all, if none has this side. Throws without offices. */
export function firstOffice<Office extends { side: string }>(
  offices: readonly Office[],
  side: OfficeSide,
): Office {
  const first = offices.find((office) => office.side === side) ?? offices[0];
  if (!first) throw new Error('The company has no office');
  return first;
}

/** The offices of a company that has one that meets clients, one that builds, and no others; else undefined. */
export function officePair<Office extends { side: OfficeSide }>(
  offices: readonly Office[],
): Record<OfficeSide, Office> | undefined {
  const [client, delivery] = (['client', 'delivery'] as const).map((side) =>
    offices.find((office) => office.side === side),
  );
  return client && delivery && offices.length === 2 ? { client, delivery } : undefined;
}

export type TwoDayOffices<Office> = { delivery: Office; client?: Office | undefined };

/** For a home page with two days that overlap: of a pair, or of the only office and the visitor. Else undefined. */
export function twoDayOffices<Office extends { side: OfficeSide }>(
  offices: readonly Office[],
): TwoDayOffices<Office> | undefined {
  const [delivery, ...others] = offices;
  return officePair(offices) ?? (delivery && others.length === 0 ? { delivery } : undefined);
}

/**
 * @example countryName('CR', 'en') // 'Costa Rica'
 * @throws RangeError for a code that is not in the form of ISO 3166
 */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** @example degreesOf('37.7749, -122.4194') // latitude and longitude: [37.7749, -122.4194] */
export function degreesOf(coordinates: string): number[] {
  return coordinates.split(',').map(Number);
}
