import type { Words } from '../../content/schema.ts';
import { serviceIds } from '#app/site/services.ts';
import { fact, heading, list, paragraph } from './markdown.ts';
import { callToAction, type Blocks, type TwinContext } from './twin-context.ts';

export function services(words: Words['services'], context: TwinContext): Blocks {
  const { labels } = context.ui;
  return [
    heading(1, words.title),
    paragraph(words.lead),
    ...serviceIds.flatMap((id) => {
      const { title, description, features, implementationTime, roiTimeline, bestFor } = words.blocks[id];
      return [
        heading(2, title),
        paragraph(description),
        heading(3, words.features),
        list(features),
        [
          fact(labels.implementation, implementationTime),
          fact(labels.roi, roiTimeline),
          fact(words.bestFor, bestFor),
        ].join('\n'),
      ];
    }),
    ...callToAction(words.getStarted, context),
  ];
}
