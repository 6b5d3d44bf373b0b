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
    return [{ name: file.name, rows: parseDelimited(await file.text()) }]
  }
  const { default: readSheets } = await import('read-excel-file/browser')
  const sheets = await readSheets(file)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: (data as Cell[][]).map((row) => row.map(textOf)),
  }))
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
  const [first = ''] = source.split('\n')
  const delimiter = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ','
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
