/** Mounts edit mode beside the page, in a shadow root that isolates the styles of both. */
import { createRoot } from 'react-dom/client';
import { EditMode } from './edit-mode.tsx';
import { askBeforeLeaving } from './saving/use-draft.ts';
import gap from 'prosemirror-gapcursor/style/gapcursor.css?inline';
import prose from 'prosemirror-view/style/prosemirror.css?inline';
import crop from 'react-image-crop/dist/ReactCrop.css?inline';
import outlines from './marks/outlines.css?inline';
import base from './styles/base.css?inline';
import bar from './styles/bar.css?inline';
import frame from './styles/frame.css?inline';
import panel from './styles/panel.css?inline';
import field from './styles/field.css?inline';
import figures from './styles/figures.css?inline';
import sheet from './styles/sheet.css?inline';
import find from './styles/find.css?inline';
import textEditor from './styles/text-editor.css?inline';
import writing from './styles/writing.css?inline';
import begin from './styles/begin.css?inline';
import brand from './styles/brand.css?inline';
import offices from './styles/offices.css?inline';
import publish from './styles/publish.css?inline';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const host = document.createElement('div');
host.id = 'edit-mode';
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [
  base,
  bar,
  frame,
  panel,
  field,
  figures,
  sheet,
  find,
  textEditor,
  prose,
  gap,
  writing,
  begin,
  crop,
  brand,
  offices,
  publish,
].map(sheetOf);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(outlines)];
document.body.append(host);
createRoot(shadow).render(<EditMode />);
askBeforeLeaving();
