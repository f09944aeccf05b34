declare module 'virtual:gallery-samples' {
  import type { GallerySamples } from '#generate/development/gallery-samples.ts';

  /** What the gallery shows of the fictional company of the tests. */
  const samples: GallerySamples;
  export default samples;
}
