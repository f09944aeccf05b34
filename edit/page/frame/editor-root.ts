export const editorRoot = (): ShadowRoot | null | undefined =>
  document.querySelector('#edit-mode')?.shadowRoot;
