declare module '#content/site.yaml' {
  import type { Facts } from '#packages/content/facts.ts';

  const site: Facts;
  export default site;
}

declare module '#content/figures.yaml' {
  import type { Figures } from '#packages/content/facts.ts';

  const figures: Figures;
  export default figures;
}
