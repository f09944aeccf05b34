/** Mounts edit mode in a shadow root, so that its styles and those of the page stay apart. */
import { createRoot } from 'react-dom/client';
import { EditMode } from './edit-mode.tsx';
import { askBeforeLeaving } from './saving/use-draft.ts';
import outlines from './picking/outlines.css?inline';
import styles from './styles/editor.css?inline';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const host = document.createElement('div');
host.id = 'edit-mode';
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheetOf(styles)];
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(outlines)];
document.body.append(host);
createRoot(shadow).render(<EditMode />);
askBeforeLeaving();

// A file dropped anywhere else would be opened in place of the page.
for (const type of ['dragover', 'drop'] as const) {
  window.addEventListener(type, (event) => {
    const { defaultPrevented, dataTransfer } = event;
    const [target] = event.composedPath();
    const takesFiles = target instanceof Element && target.matches('[type=file]');
    if (defaultPrevented || takesFiles || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  });
}
