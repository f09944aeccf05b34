/** What npm says of itself and of the machine. */
export type Agent = { node: string; platform: string; arch: string };
/** Whether a version is in a range made of `^` and `>=`, as in '^20.19.0 || >=22.12.0'. */
export function isInRange(version: string, range: string): boolean;
/** Reads npm's description of itself, `npm_config_user_agent`. */
export function readAgent(agent: string): Agent;
/** Returns the reason not to set up this folder on this machine; undefined if there is none. */
export function refusal(found: {
  node: string;
  /** The Node that package.json asks for. */
  range: string;
  folder: string;
  platform: string;
  /** The script that npm runs, such as 'prestart'. */
  event?: string;
  isWritable: boolean;
}): string | undefined;
/** Whether the packages of a package-lock.json are in what npm lists in node_modules/.package-lock.json, both as texts. */
export function isInstalled(lockfile: string, installed: string): boolean;
/** Returns what the installed packages depend on: the lockfile, and the machine for which their binaries were chosen. */
export function stampOf(lockfileHash: string, agent: Agent): string;
export function languagesRefusal(text: string | undefined): string | undefined;
