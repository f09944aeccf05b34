/** The purpose of an office: meeting clients, or building their projects. */
export type OfficeSide = 'client' | 'delivery';

/** The offices by key, as facts and as words of a language. */
type Offices<Facts extends { side: OfficeSide }, Words> = {
  offices: Readonly<Record<string, Facts>>;
  ui: { offices: Readonly<Record<string, Words>> };
};

/** Lists the offices in the order of the facts, each with key, facts and words. Throws if an office has no words. */
export function listOffices<Facts extends { side: OfficeSide }, Words extends object>({
  offices,
  ui,
}: Offices<Facts, Words>): ({ id: string } & Facts & Words)[] {
  return Object.entries(offices).map(([id, facts]) => {
    const words = ui.offices[id];
    if (!words) throw new Error(`The office ${id} has no words`);
    return { id, ...facts, ...words };
  });
}

/**
 * The first office of each side.
 *
 * @throws Error unless there is one on each
 */
export function officesBySide<Facts extends { side: OfficeSide }, Words extends object>(
  site: Offices<Facts, Words>,
): Record<OfficeSide, { id: string } & Facts & Words> {
  const all = listOffices(site);
  const [client, delivery] = (['client', 'delivery'] as const).map((side) =>
    all.find((office) => office.side === side),
  );
  if (!client || !delivery) throw new Error('There must be an office on either side');
  return { client, delivery };
}
