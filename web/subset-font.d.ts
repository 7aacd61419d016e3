// What we ask of `subset-font`; the package brings no types.

declare module 'subset-font' {
  export default function subsetFont(font: Buffer, letters: undefined, how: { keepAllGlyphs: true; noHinting: true }): Promise<Buffer>;
}
