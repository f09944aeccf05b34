// From a portrait on a phone to the widest column on a screen with a device pixel ratio of 2.
const widths = [160, 320, 640, 960, 1280];
const widest = 1920;

export type PhotoFormat = 'avif' | 'webp';
export type PhotoFile = { address: string; width: number };

type Picture = { path: string; hash: string; width: number };

export function photoFiles({ path, hash, width }: Picture, format: PhotoFormat): PhotoFile[] {
  const most = Math.min(width, widest);
  return [...widths.filter((each) => each < most), most].map((each) => ({
    address: `${path}-${each}-${hash}.${format}`,
    width: each,
  }));
}
