/** Replaces the conditions on scripting by ones that are never, or always, true. */
function asWithoutScript(condition: string): string {
  return condition
    .replaceAll('(scripting)', '(max-width: 0)')
    .replaceAll('(scripting: none)', '(min-width: 0)');
}

function applyTo(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = asWithoutScript(rule.media.mediaText);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) applyTo(rule.cssRules);
  }
}

function apply(): void {
  for (const { cssRules } of document.styleSheets) applyTo(cssRules);
  for (const waiting of document.querySelectorAll('[data-waits]')) waiting.removeAttribute('data-waits');
}

/** Shows the page as if the browser ran no scripts, because the code cannot run here, and stops holding clicks. */
export function showWithoutScript(): void {
  apply();
  // Does not bubble: a stylesheet may come later.
  document.addEventListener('load', apply, true);
}
