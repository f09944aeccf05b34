declare module 'virtual:gallery-samples' {
  import type { GallerySamples } from '#generate/development/gallery-samples.ts';

  /** The gallery's sample content, from the tests' fictional company. */
  const samples: GallerySamples;
  export default samples;
}
