/** The ids of elements that stand on every page, which content cannot give to its own. */
export const frameIds = ['root', 'content', 'menu', 'unloaded', 'footer-pages', 'footer-services'] as const;
