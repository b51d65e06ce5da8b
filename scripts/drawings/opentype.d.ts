/** The part of opentype.js that the drawings use; the package has no types of its own. */
declare module 'opentype.js' {
  namespace opentype {
    type Command = {
      type: string;
      x1?: number;
      y1?: number;
      x2?: number;
      y2?: number;
      x?: number;
      y?: number;
    };
    type Glyph = {
      index: number;
      advanceWidth?: number;
      getPath(x: number, y: number, size: number): { commands: Command[] };
    };
    type Font = {
      unitsPerEm: number;
      stringToGlyphs(text: string): Glyph[];
      getKerningValue(left: Glyph, right: Glyph): number;
    };
    function parse(buffer: ArrayBuffer): Font;
  }
  export default opentype;
}
