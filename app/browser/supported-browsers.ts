/**
 * The browsers that this site supports with scripts: Baseline "widely available" as of November 2026
 * (https://web.dev/baseline). The bundler compiles for them. In older ones the page is what it is without JavaScript: those
 * that do not know the media feature `scripting` (before Chrome 120, Firefox 113 and Safari 17) get neither controls that
 * need code nor the code, and the others leave the page alone where `canRunCode` is false.
 */
export const supportedBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

/**
 * Whether a browser is new enough for the code: `light-dark()` came with Chrome 123 and Safari 17.5, `Intl.Segmenter` with
 * Firefox 125, and what the code needs came before them. To be renewed with the list above.
 */
export function canRunCode(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && 'Segmenter' in Intl;
}
