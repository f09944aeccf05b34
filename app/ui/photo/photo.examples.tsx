import type { Examples } from '#app/gallery/examples.ts';
import { samplePhoto } from '#app/gallery/samples.ts';
import { Photo } from './photo.tsx';
import './photo.css';

const wide = samplePhoto(1600, 900);

export const examples: Examples = {
  wide: <Photo photo={wide} alt="Two shapes" availableWidth={240} />,
  upright: <Photo photo={samplePhoto(600, 800)} alt="Two shapes" availableWidth={240} />,
  'smaller than its room, and never larger than it is': (
    <Photo photo={samplePhoto(96, 64)} alt="Two shapes" availableWidth={240} />
  ),
  'with a caption': (
    <figure>
      <Photo photo={wide} alt="Two shapes" availableWidth={240} />
      <figcaption>What a caption says may take two lines, or three where there is little room.</figcaption>
    </figure>
  ),
  'that could not be loaded': (
    <Photo photo={{ ...wide, path: 'data:,#' }} alt="Two shapes" availableWidth={240} />
  ),
};
