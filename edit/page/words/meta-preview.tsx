import { draftOf, filled, type Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Opened } from '#edit/words/open.ts';

type Props = Pick<Opened, 'placeholders'> & {
  preview: NonNullable<Opened['preview']>;
  fields: readonly Field[];
  draft: Draft;
};

export function MetaPreview({ preview, fields, draft, placeholders }: Props) {
  return (
    <section className="previews">
      <h3>How search engines and links show this page</h3>
      {Object.entries(preview.byLanguage).map(([locale, { address, picture }]) => {
        const textOf = (key: string) => {
          const field = fields.find(({ path }) => path.at(-1) === key);
          const value = field?.values.find((each) => each.locale === locale);
          return field && value ? filled(draftOf(draft, field, value), placeholders, locale) : '';
        };
        return (
          <div key={locale} lang={locale} className="preview">
            <figure>
              <figcaption>Search result</figcaption>
              <p className="address">{address}</p>
              <p className="result">{textOf('title')}</p>
              <p>{textOf('description')}</p>
            </figure>
            <figure>
              <figcaption>Shared link</figcaption>
              <img src={picture} alt="" width={1200} height={630} loading="lazy" />
              <p className="address">{new URL(address).host}</p>
              <p className="shared">{textOf('title')}</p>
            </figure>
          </div>
        );
      })}
    </section>
  );
}
