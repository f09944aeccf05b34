import { useState } from 'react';
import type { OpenedText } from '#edit/texts/texts.ts';
import { textNamed } from '#edit/content/labels.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import { TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';
import { NewText } from './new-text.tsx';

type Shown =
  | { is: 'list' }
  | { is: 'new'; collection: CollectionName; from?: string }
  | { is: 'text'; opened: OpenedText };

/**
 * The texts of all collections: the list, the editor of one, or the form for a new one.
 *
 * @param first the text to show in place of the list
 */
export function Texts({ first }: { first: OpenedText | undefined }) {
  const [shown, setShown] = useState<Shown>(first ? { is: 'text', opened: first } : { is: 'list' });
  const [fault, setFault] = useState('');
  const open = async (name: string) => {
    try {
      setShown({ is: 'text', opened: await ask('text', { name }) });
    } catch (error) {
      setFault(messageOf(error));
      setShown({ is: 'list' });
    }
  };
  switch (shown.is) {
    case 'list':
      return (
        <TextList
          fault={fault}
          onOpen={(name) => void open(name)}
          onNew={(collection) => setShown({ is: 'new', collection })}
        />
      );
    case 'new':
      return (
        <NewText
          collection={shown.collection}
          from={shown.from}
          onBegun={(opened) => setShown({ is: 'text', opened })}
          onCancel={() => (shown.from === undefined ? setShown({ is: 'list' }) : void open(shown.from))}
        />
      );
    default: {
      const { name, hashes } = shown.opened;
      return (
        <TextEditor
          key={[name, ...Object.values(hashes)].join(' ')}
          opened={shown.opened}
          onReopen={() => void open(name)}
          onDuplicate={() => setShown({ is: 'new', collection: textNamed(name).collection, from: name })}
        />
      );
    }
  }
}
