import samples from 'virtual:gallery-samples';
import type { Examples } from '#app/gallery/examples.ts';
import { samplePhoto, SampleSite } from '#app/gallery/samples.tsx';
import { defaultLocale } from '#app/site/locales.ts';
import '#app/ui/photo/photo.css';
import { ArticleList } from './article-list.tsx';
import { ArticlePage } from './article.tsx';
import article from './article.module.css';
import list from './article-list.module.css';
import prose from './prose.module.css';

const { article: sampleArticle, sharedDay, words } = samples;
const author = {
  key: 'ana-mora',
  name: 'Ana Mora',
  role: 'Engineer',
  office: undefined,
  portrait: undefined,
  links: [],
};
const topics = Object.keys(words.topics);
const sample = {
  ...sampleArticle,
  author,
  topics,
  photos: [],
  services: Object.keys(samples.site.ui.services),
};
const photos = { 'wide.jpg': samplePhoto(2400, 1350), 'upright.jpg': samplePhoto(300, 400) };

const titles = [
  'A short title',
  'A title that takes two lines on most screens, and more on a phone',
  'What a rescue takes',
];

/** Articles with titles of several lengths, the newest first. */
const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...sample,
    slug: `${count}-${index}`,
    title: titles[index % titles.length] ?? '',
    updated: index % 3 === 2 ? sample.date : undefined,
    author: index % 2 === 0 ? author : undefined,
  }));

const neighbours = articlesOf(2);
const page = { key: sample.slug, locale: defaultLocale, address: '/', translations: new Map() };

function listOf(count: number) {
  return (
    <SampleSite>
      <div className={list.page}>
        <ArticleList
          title={`Articles, ${count}`}
          lead={words.lead}
          articles={articlesOf(count)}
          topics={count === 7 ? topics : []}
          words={words}
        />
      </div>
    </SampleSite>
  );
}

export const examples: Examples = {
  'an article with everything': (
    <SampleSite>
      <div className={`${article.page} ${prose.page}`}>
        <ArticlePage
          article={sample}
          all={[...neighbours.slice(0, 1), sample, ...neighbours.slice(1)]}
          words={words}
          sharedDay={sharedDay}
          photos={photos}
          page={page}
        />
      </div>
    </SampleSite>
  ),
  'one article': listOf(1),
  'two articles': listOf(2),
  'seven articles, with topics': listOf(7),
  'fifty articles': listOf(50),
};
