/** The parts of a CycloneDX 1.5 document that this site reads or sets. https://cyclonedx.org/docs/1.5/json/ */
export type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: { name: string; version: string; scope?: string; properties?: unknown[] }[];
};

/**
 * The package that a bundled module comes from; undefined for the site's own modules.
 *
 * @example packageOfModule('/site/node_modules/@base-ui/react/esm/toast.js') // '@base-ui/react'
 */
export function packageOfModule(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

/**
 * Says in npm's list what reaches visitors (scope "required") and what only builds or tests the site ("excluded"), and
 * leaves out the time and the random number, so that the same packages give the same file.
 */
export function siteBom(bom: Bom, name: string, shipped: readonly string[]): Bom {
  const { serialNumber: _, ...rest } = bom;
  const { timestamp: __, ...metadata } = bom.metadata;
  return {
    ...rest,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: bom.components.map((component) => ({
      ...component,
      scope: shipped.includes(component.name) ? 'required' : 'excluded',
    })),
  };
}
