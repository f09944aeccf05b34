declare module 'virtual:gallery-samples' {
  import type { GallerySamples } from '#generate/development/gallery.ts';

  const samples: GallerySamples;
  export default samples;
}
