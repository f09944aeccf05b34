/** The files by which modules draw, so that a page shows them once the development server has loaded these again. */
export const drawnFiles = ['figures.yaml', 'mark.svg', 'site.yaml'] as const;
