/** The rows of a CSV text (RFC 4180, comma or semicolon), at most `most` of them. */
export function csvRows(text: string, most: number): string[][] {
  const line = text.slice(0, Math.max(text.indexOf('\n'), 0))
  const separator = line.split(';').length > line.split(',').length ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length && rows.length < most; i++) {
    const character = text[i]!
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[i + 1] === '"') cell += text[i++]!
      else quoted = false
    } else if (character === '"') quoted = true
    else if (character === separator || character === '\n') {
      row.push(cell.replace(/\r$/, ''))
      cell = ''
      if (character === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += character
  }
  if (rows.length < most && (cell || row.length)) rows.push([...row, cell])
  return rows
}
