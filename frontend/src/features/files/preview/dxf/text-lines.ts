import type { TextBlock } from './drawing'

/** Of an average letter, as a part of its height. */
export const LETTER_WIDTH = 0.6
/** From one line to the next at a spacing of one, in heights of the text. */
const LINE_STEP = 5 / 3
const COLUMN_BREAK = '\u000b'

/** Text without its codes for fonts, heights, colours and fractions; paragraphs are lines of their own. */
export function plainText(text: string): string {
  return text
    .replace(/\\\\/g, '\u0001')
    .replace(/\\\{/g, '\u0002')
    .replace(/\\\}/g, '\u0003')
    .replace(/\\P/g, '\n')
    .replace(/\\N/g, COLUMN_BREAK)
    .replace(/\\~/g, '\u00a0')
    .replace(/\\S([^;]*?)[\^#/]\s*([^;]*);/g, '$1/$2')
    .replace(/\\[LOKlok]/g, '')
    .replace(/\\[A-Za-z][^;\\{}]*;/g, '')
    .replace(/[{}]/g, '')
    .replace(/\^[IJM]/g, ' ')
    .replace(/%%[uok]/gi, '')
    .replace(/%%c/gi, 'Ø')
    .replace(/%%d/gi, '°')
    .replace(/%%p/gi, '±')
    .replace(/%%(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('\u0001', '\\')
    .replaceAll('\u0002', '{')
    .replaceAll('\u0003', '}')
    .trim()
}

export interface PlacedLine {
  text: string
  /** From where the text hangs: to the right of it, and below it, before it is turned. */
  right: number
  down: number
}

/** The lines of a block of text, one below the other and from column to column, with their base lines. */
export function placeLines(text: string, height: number, block: TextBlock): PlacedLine[] {
  const step = height * LINE_STEP * (block.spacing || 1)
  const columns = intoColumns(wrapped(plainText(text), height, block.width), step, block.columns)
  const tallest = Math.max(...columns.map((lines) => lines.length), 1)
  const whole = height + step * (tallest - 1)
  const row = Math.floor((block.attachment - 1) / 3)
  const top = row === 0 ? 0 : row === 1 ? -whole / 2 : -whole
  const breadth = block.width + block.columns.gutter
  const across = (columns.length - 1) * breadth
  const shift = [0, -across / 2, -across][(block.attachment - 1) % 3] ?? 0
  return columns.flatMap((lines, column) =>
    lines.map((line, at) => ({
      text: line,
      right: shift + column * breadth,
      down: top + height + at * step,
    }))
  )
}

/** Lines that are longer than the column go on in the next one; widths are a guess, as no font is at hand. */
function wrapped(text: string, height: number, width: number): string[] {
  const most = width > 0 ? Math.max(1, Math.floor(width / (height * LETTER_WIDTH))) : Infinity
  return text.split('\n').flatMap((line) => {
    const lines: string[] = ['']
    for (const word of line.split(' ')) {
      const last = lines.at(-1)!
      const longer = last ? `${last} ${word}` : word
      if (longer.length <= most || !last) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

function intoColumns(lines: string[], step: number, { count, heights }: TextBlock['columns']) {
  const columns: string[][] = [[]]
  for (const line of lines.flatMap((one) => splitKeeping(one))) {
    const at = columns.length - 1
    const height = heights[at] ?? heights.at(-1)
    const room = height ? Math.max(1, Math.floor(height / step)) : Infinity
    const isFull = columns[at]!.length >= room && columns.length < count
    if (line === COLUMN_BREAK || isFull) columns.push([])
    if (line !== COLUMN_BREAK) columns.at(-1)!.push(line)
  }
  return columns
}

const splitKeeping = (line: string): string[] =>
  line.split(COLUMN_BREAK).flatMap((part, at) => (at ? [COLUMN_BREAK, part] : [part]))
