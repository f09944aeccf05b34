/** The overlap mark as geometry, for the page and for the icons: a pill for each office, on a field of 42 by 30. */
export const markShapes = {
  width: 42,
  height: 30,
  teal: { x: 0, y: 0, width: 30, height: 18, rx: 9 },
  orange: { x: 12, y: 12, width: 30, height: 18, rx: 9 },
} as const;
