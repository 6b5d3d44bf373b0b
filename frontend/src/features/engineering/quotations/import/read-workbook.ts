/** Cells of one sheet as text, row by row. */
export interface Sheet {
  name: string
  rows: string[][]
}

type Cell = string | number | boolean | Date | null | undefined

/**
 * The sheets of a workbook (`.xlsx`) or the rows of a `.csv`, read in the browser.
 * @throws Error when it is neither
 */
export async function readWorkbook(file: File): Promise<Sheet[]> {
  if (/\.(csv|tsv|txt)$/i.test(file.name)) {
    return [{ name: file.name, rows: parseDelimited(decodeText(await file.arrayBuffer())) }]
  }
  const { default: readSheets } = await import('read-excel-file/browser')
  const sheets = await readSheets(file)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: (data as Cell[][]).map((row) => row.map(textOf)),
  }))
}

/**
 * Text as spreadsheets save it: UTF-8, UTF-16 with its mark ("Unicode text"), and what an Arabic
 * Windows calls plain CSV.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // what a spreadsheet computes carries its binary tail: four decimals are what a bill has
  if (typeof cell === 'number') return String(Number(cell.toFixed(4)))
  return String(cell)
}

/** Rows of a text whose cells are parted by commas, semicolons or tabs, quoted as in RFC 4180. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(source)
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < source.length; at += 1) {
    const row = rows.at(-1)!
    const cell = row.length - 1
    const character = source[at]!
    if (isQuoted && character === '"' && source[at + 1] === '"') {
      row[cell] += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) row[cell] += character
    else if (character === delimiter) row.push('')
    else if (character === '\n') rows.push([''])
    else row[cell] += character
  }
  return rows
}

const LOOKED_AT = 30

/** The mark that parts most cells of the first lines; a title above them holds none, or one by chance. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').slice(0, LOOKED_AT)
  const marked = (mark: string) => lines.filter((line) => line.includes(mark)).length
  return ['\t', ';', ','].reduce((best, mark) => (marked(mark) > marked(best) ? mark : best))
}
