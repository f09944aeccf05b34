/** Whether a name can be the slug of an article or client story: lower-case letters, digits and single dashes. */
export function isSlug(name: string): boolean {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name);
}
