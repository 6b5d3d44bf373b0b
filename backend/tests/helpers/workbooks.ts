import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { xlsx } from '#tests/helpers/sample_files'

const folder = mkdtempSync(join(tmpdir(), 'binaa-workbooks-'))

/** Where a file of these bytes lies. */
export async function written(bytes: Buffer | string): Promise<string> {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return path
}

interface Parts {
  sheet: string
  strings?: string
  styles?: string
}

/** A workbook of one sheet, of what stands between the tags of its parts. */
export function workbook({ sheet, strings, styles }: Parts): Promise<string> {
  const part = (name: string, data: string) => ({ name, data, packed: true })
  return written(
    xlsx(
      part('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
      ...(strings === undefined ? [] : [part('xl/sharedStrings.xml', `<sst>${strings}</sst>`)]),
      ...(styles === undefined ? [] : [part('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`)])
    )
  )
}
