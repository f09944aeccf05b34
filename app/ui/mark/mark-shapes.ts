/** Geometry of the brand mark, for the page and the icons: one pill per office, in a 42 by 30 view box. */
export const markShapes = {
  width: 42,
  height: 30,
  teal: { x: 0, y: 0, width: 30, height: 18, rx: 9 },
  orange: { x: 12, y: 12, width: 30, height: 18, rx: 9 },
} as const;
