/** What an office is for: one is where clients meet the company, the other where their projects are built. */
export type OfficeSide = 'client' | 'delivery';

/** The offices by their keys, in the company's facts and in the words of a language. */
type Offices<Facts extends { side: OfficeSide }, Words> = {
  offices: Readonly<Record<string, Facts>>;
  ui: { offices: Readonly<Record<string, Words>> };
};

/** Both offices in the order of the company's facts, each with its key, its facts and its words. */
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

/** Both offices by what they are for. */
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
