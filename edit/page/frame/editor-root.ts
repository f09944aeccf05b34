/** Where the editor is drawn, apart from the page. */
export const editorRoot = (): ShadowRoot | null | undefined =>
  document.querySelector('#edit-mode')?.shadowRoot;
