/**
 * Reads latitude and longitude in degrees.
 *
 * @example degreesOf('37.7749, -122.4194') // [37.7749, -122.4194]
 */
export function degreesOf(coordinates: string): number[] {
  return coordinates.split(',').map(Number);
}
