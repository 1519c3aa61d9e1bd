/** The part of subset-font that the build uses. The package has no types of its own. */
declare module 'subset-font' {
  /** Returns a font with the characters of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>
}
