import { useState } from 'react';
import type { OpenedArticle } from '#edit/articles/articles.ts';
import { textNamed } from '#edit/content/labels.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { History } from '#edit/save/session.ts';
import type { CollectionName } from '#app/site/collections.ts';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleList } from './article-list.tsx';
import { NewArticle } from './new-article.tsx';

type Shown =
  | { is: 'list' }
  | { is: 'new'; collection: CollectionName; from?: string }
  | { is: 'article'; opened: OpenedArticle };
type Props = {
  /** The article to show first, in place of the list. */
  first: OpenedArticle | undefined;
  onClose: () => void;
  onSaved: (history: History, status?: string, address?: string) => void;
};

/** Articles, client stories and pages by content: the list, the editor of one, or the form for a new one. */
export function Articles({ first, onClose, onSaved }: Props) {
  const [shown, setShown] = useState<Shown>(first ? { is: 'article', opened: first } : { is: 'list' });
  const [fault, setFault] = useState('');
  const open = async (name: string) => {
    try {
      setShown({ is: 'article', opened: await ask('article', { name }) });
    } catch (error) {
      setFault(messageOf(error));
      setShown({ is: 'list' });
    }
  };
  switch (shown.is) {
    case 'list':
      return (
        <ArticleList
          fault={fault}
          onOpen={(name) => void open(name)}
          onNew={(collection) => setShown({ is: 'new', collection })}
          onClose={onClose}
        />
      );
    case 'new':
      return (
        <NewArticle
          collection={shown.collection}
          from={shown.from}
          onBegun={(opened) => setShown({ is: 'article', opened })}
          onCancel={() => (shown.from === undefined ? setShown({ is: 'list' }) : void open(shown.from))}
          onClose={onClose}
        />
      );
    default: {
      const { name, hashes } = shown.opened;
      return (
        <ArticleEditor
          key={[name, ...Object.values(hashes)].join(' ')}
          opened={shown.opened}
          onReopen={() => void open(name)}
          onDuplicate={() => setShown({ is: 'new', collection: textNamed(name).collection, from: name })}
          onClose={onClose}
          onSaved={onSaved}
        />
      );
    }
  }
}
