import type { ContractCase, Expectation } from '../contract-case.ts';
import type { Rules, EngineFile } from '../rules.ts';

/** How a workflow deploys to a host. */
export type Deployment = {
  /** What the host needs to know, each with where it is found. */
  secrets: Readonly<Record<string, string>>;
  commands: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** A deviation from the contract that the configuration of a host cannot fix. */
export type Exception = {
  reason: string;
  appliesTo: (contractCase: ContractCase) => boolean;
  overrides: Partial<Expectation>;
};

/** What there is to know of a place to serve the site from. Texts of files, by name. */
export type Host = {
  /** What it reads from the folder of the site. The default is Cloudflare's, which this project reads, too. */
  distFiles?(rules: Rules): Partial<Record<EngineFile, string>>;
  /** What every build writes into `release/<its name>/`. */
  releaseFiles?(rules: Rules): Record<string, string>;
  /**
   * What it requires at the root of the repository: written by `npm run hosting`, so it cannot depend on pages.
   *
   * @param name that of the project
   */
  projectFiles?(name: string, rules: Pick<Rules, 'noContent'>): Record<string, string>;
  deployment: Deployment;
  /** How the `Server` header of its responses begins, if it has exceptions. */
  server?: string;
  exceptions?(rules: Rules): readonly Exception[];
};
