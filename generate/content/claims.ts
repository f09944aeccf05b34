/** The claims that a company must be able to prove. Only the build and the launch check run this file. */
import { claimsConfirmed, type Figures, type Site } from './facts.ts';

/** A claim that the words make, and where: file and key. */
export type Claim = { name: ClaimName; file: string; key: string; value: string };

type ClaimName = keyof Site['claimsConfirmed'];
export const claimNames = Object.keys(claimsConfirmed.shape) as ClaimName[];

// Words alone, and no figure.
const certificate = /\bSOC 2\b/;

/**
 * The claims that the site makes and nobody has confirmed. One that no word file quotes any more needs nobody's word.
 *
 * @param wordFiles the text of each word file as it is written, by its path
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
      if (name !== 'soc2') {
        const isQuoted = files.some(([, text]) => text.includes(`{claims.${name}}`));
        const claim = { name, file: 'content/figures.yaml', key: `claims.${name}`, value: `${claims[name]}` };
        return isQuoted ? [claim] : [];
      }
      const [file] = files.find(([, text]) => certificate.test(text)) ?? [];
      return file === undefined ? [] : [{ name, file, key: 'SOC 2', value: 'SOC 2' }];
    });
}
