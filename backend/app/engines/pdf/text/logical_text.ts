/** A piece of text as pdf.js reports it: where it begins, and whether a line ends with it. */
export interface TextPiece {
  str: string
  hasEOL: boolean
  /** Matrix of the piece; the fifth member is its distance from the left. */
  transform: number[]
}

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LETTER = /\p{L}/u
const X = 4
/** In points, of the largest headings; marks above a letter may stand a little before it. */
const WIDEST_LETTER = 24
/** Shapes that letters take beside each other, kept in Unicode for old systems. */
const SHAPES = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g

/**
 * The text of a page as it is read. Browsers write Arabic glyph by glyph in the order of the paper,
 * from left to right and in their joined shapes: such runs are turned round, and shapes become
 * letters again, so that a word is found by the word.
 */
export function logicalText(items: readonly (TextPiece | object)[]): string {
  const lines: TextPiece[][] = [[]]
  for (const item of items) {
    if (!('str' in item)) continue
    lines.at(-1)!.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
    .map((line) =>
      readingOrder(line)
        .map(({ str }) => str)
        .join('')
    )
    .join('\n')
    .replace(SHAPES, (shapes) => shapes.normalize('NFKC'))
}

/** The pieces of a line with its right-to-left runs in the order of reading. */
function readingOrder(line: TextPiece[]): TextPiece[] {
  const ordered: TextPiece[] = []
  for (let at = 0; at < line.length;) {
    const end = endOfRun(line, at)
    let wasVisual = false
    for (const [i, cell] of cellsOf(line.slice(at, end)).entries()) {
      const visual = isVisual(cell)
      if (i && (visual || wasVisual)) ordered.push({ ...cell[0], str: ' ' })
      ordered.push(...(visual ? cell.reverse() : cell))
      wasVisual = visual
    }
    at = end
  }
  return ordered
}

/** Where the run ends that begins here: with its last piece of Arabic before a Latin word. */
function endOfRun(line: TextPiece[], at: number): number {
  if (!RTL.test(line[at].str)) return at + 1
  let end = at + 1
  for (let next = end; next < line.length; next++) {
    const { str } = line[next]
    if (RTL.test(str)) end = next + 1
    else if (LETTER.test(str)) break
  }
  return end
}

/** A run over neighbouring cells of a table by its cells: each begins far to the left of the one before. */
function cellsOf(run: TextPiece[]): TextPiece[][] {
  const cells: TextPiece[][] = [[]]
  let last = run[0].transform[X]
  for (const piece of run) {
    const x = piece.transform[X]
    const isLetters = RTL.test(piece.str)
    if (isLetters && x < last - WIDEST_LETTER) cells.push([])
    if (isLetters) last = x
    cells.at(-1)!.push(piece)
  }
  return cells
}

/** Whether pieces that are read from right to left come from left to right. */
function isVisual(run: TextPiece[]): boolean {
  const places = run.filter(({ str }) => RTL.test(str)).map(({ transform }) => transform[X])
  return places.length > 1 && places.at(-1)! > places[0]
}
