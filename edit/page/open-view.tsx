import type { ReactElement } from 'react';
import { spotOf } from '#edit/content/place.ts';
import { Texts } from './texts/texts.tsx';
import { Brand } from './brand/brand.tsx';
import { FindAndReplace } from './find/find-and-replace.tsx';
import { AddItem } from './lists/add-item.tsx';
import { BrokenFiles } from './repair/broken-files.tsx';
import { Offices } from './offices/offices.tsx';
import { Publish } from './publish/publish.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import type { View } from './use-view.ts';
import { Finder } from './words/finder.tsx';
import { OlderTexts } from './words/older-texts.tsx';
import { Panel } from './words/panel.tsx';

// The key of a panel, which remounts when its texts or their files change.
const identityOf = (what: unknown, hashes: Record<string, string>) => JSON.stringify([what, hashes]);

export function OpenView({ view }: { view: View }): ReactElement {
  switch (view.is) {
    case 'panel': {
      const { opened, moved } = view;
      return (
        <Panel key={identityOf(opened.fields.map(spotOf), opened.hashes)} opened={opened} moved={moved} />
      );
    }
    case 'add': {
      const { item } = view;
      return <AddItem key={identityOf(item.list.path, item.hashes)} item={item} />;
    }
    case 'words':
    case 'facts':
      return <Finder key={view.is} kind={view.is} />;
    case 'find':
      return <FindAndReplace />;
    case 'texts':
      return <Texts key={view.first?.name} first={view.first} />;
    case 'brand':
      return <Brand key={identityOf('brand', view.opened.hashes)} opened={view.opened} />;
    case 'offices':
      return <Offices key={identityOf('offices', view.opened.hashes)} opened={view.opened} />;
    case 'older texts':
      return <OlderTexts />;
    case 'repair':
      return <BrokenFiles />;
    case 'unsaved':
      return <Unsaved />;
    case 'publish':
      return <Publish />;
    default:
      return view satisfies never;
  }
}
