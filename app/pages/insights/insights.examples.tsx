import samples from 'virtual:gallery-samples';
import type { Examples } from '#app/gallery/examples.ts';
import { samplePhoto } from '#app/gallery/samples.ts';
import { SampleSite } from '#app/layout/sample-site.tsx';
import ArticleList from './article-list.tsx';
import ArticlePage from './article.tsx';

const { article: sampleArticle, words } = samples;
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
  photos: {} as Record<string, never>,
  services: Object.keys(samples.site.ui.services),
};
const photos = { 'wide.jpg': samplePhoto(2400, 1350), 'upright.jpg': samplePhoto(300, 400) };

const titles = [
  'A short title',
  'A title that takes two lines on most screens, and more on a phone',
  'What a rescue takes',
];

const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...sample,
    slug: `${count}-${index}`,
    title: titles[index % titles.length]!,
    updated: index % 3 === 2 ? sample.date : undefined,
    author: index % 2 === 0 ? author : undefined,
  }));

function listOf(count: number, number = 1, pages = 1) {
  const data = {
    title: `Articles, ${count}, page ${number}`,
    lead: words.lead,
    list: '',
    number,
    pages,
    search: count === 7 ? 1 : 0,
    articles: articlesOf(count),
    topics: count === 7 ? topics : [],
    leadPhoto: count === 1 ? { photo: samplePhoto(2400, 1350), alt: 'A plain area' } : undefined,
  };
  return (
    <SampleSite>
      <ArticleList data={data} words={words} />
    </SampleSite>
  );
}

const [previous, next] = articlesOf(2);
const rest = { linkedTopics: topics, related: [], previous, next, isTranslated: false };

export const examples: Examples = {
  'an article with everything': (
    <SampleSite>
      <ArticlePage data={{ ...sample, ...rest, photos }} words={words} />
    </SampleSite>
  ),
  'one article': listOf(1),
  'two articles': listOf(2),
  'seven articles, with topics and a search': listOf(7),
  'a page in the middle of many': listOf(3, 5, 25),
};
