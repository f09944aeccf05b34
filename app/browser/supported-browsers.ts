/**
 * The browsers that this site supports with scripts: Baseline "widely available" as of November 2026
 * (https://web.dev/baseline). The bundler compiles for them. In older ones the page is what it is without JavaScript: those
 * that do not know the media feature `scripting` (before Chrome 120, Firefox 113 and Safari 17) get neither controls that
 * need code nor the code, and the others leave the page alone where one of the features below is missing.
 */
export const supportedBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

function valueAt(path: string): unknown {
  try {
    return path.split('.').reduce<unknown>((owner, name) => owner && Reflect.get(owner, name), globalThis);
  } catch {
    // A property of elements, which a prototype has but does not tell.
    return true;
  }
}

/** A feature that the code needs and this browser lacks, such as 'Array.prototype.at'; undefined if it has all. */
export function missingFeature(): string | undefined {
  // Of the code itself: generate/needed-features.ts.
  return process.env.NEEDED_FEATURES?.split(' ').find((path) => !valueAt(path));
}
