import type { ContractCase, Expectation } from '../contract-case.ts';
import type { Rules, EngineFile } from '../rules.ts';

export type Deployment = {
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

export type Host = {
  /** What it reads from the folder of the site. The default is Cloudflare's, which this project reads, too. */
  distFiles?(rules: Rules): Partial<Record<EngineFile, string>>;
  /** What every build writes into `release/<its name>/`. */
  releaseFiles(rules: Rules): Record<string, string>;
  /** What it requires at the root of the repository: `npm run hosting` writes it, so it cannot depend on pages. */
  projectFiles?(name: string, countsVisits: boolean): Record<string, string>;
  deployment: Deployment;
  /** How the `Server` header of its responses begins, if it has exceptions. */
  server?: string;
  exceptions?(rules: Rules): readonly Exception[];
};
