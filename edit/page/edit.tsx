/** Puts edit mode beside the page, in a shadow root: neither's styles reach the other. */
import { createRoot } from 'react-dom/client';
import { EditMode } from './edit-mode.tsx';
import outlines from './outlines.css?inline';
import styles from './styles.css?inline';

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
