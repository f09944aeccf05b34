/** Whether a name can end the address of an article or a client story: small letters, digits and single dashes. */
export function isSlug(name: string): boolean {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name);
}
