/** Claims that the company must be able to prove. Runs in the build and in the launch check only. */
import { claimsConfirmed, type Figures, type Site } from './facts.ts';

/** A claim made on the site, with the file and the key where it is made. */
export type Claim = { name: ClaimName; file: string; key: string; value: string };

type ClaimName = keyof Site['claimsConfirmed'];
export const claimNames = Object.keys(claimsConfirmed.shape) as ClaimName[];

// Promises about how the company works, which are settings of the site.
const promises = ['answersWithin', 'consultationMinutes'] as const;

function isPromise(name: ClaimName): name is (typeof promises)[number] {
  return promises.some((promise) => promise === name);
}

// The certificate claim has no figure, so it is recognized by its text.
const certificate = /\bSOC 2\b/;

/**
 * Returns the unconfirmed claims that the site makes. A figure that no word file quotes needs no confirmation.
 *
 * @param wordFiles the source of each word file, by path
 */
export function unconfirmedClaims(
  site: Site,
  { claims }: Figures,
  wordFiles: Readonly<Record<string, string>>,
): Claim[] {
  const files = Object.entries(wordFiles);
  return claimNames
    .filter((name) => site.claimsConfirmed[name] === undefined)
    .flatMap((name): Claim[] => {
      if (isPromise(name)) {
        const value = site[name];
        return value === undefined ? [] : [{ name, file: 'content/site.yaml', key: name, value: `${value}` }];
      }
      if (name !== 'soc2') {
        const isQuoted = files.some(([, text]) => text.includes(`{claims.${name}}`));
        const claim = { name, file: 'content/figures.yaml', key: `claims.${name}`, value: `${claims[name]}` };
        return isQuoted ? [claim] : [];
      }
      const [file] = files.find(([, text]) => certificate.test(text)) ?? [];
      return file === undefined ? [] : [{ name, file, key: 'SOC 2', value: 'SOC 2' }];
    });
}
