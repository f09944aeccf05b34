declare module 'subset-font' {
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Converts a font to another format. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
