import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { instantCell } from '#core/exports/cells'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import type { Cell } from '#engines/csv/csv_line'
import type { Field } from './field.js'
import { columnOf, type PlainResource } from './plain_resource.js'
import { referencedNames } from './records.js'

type Row = Record<string, any> & { id: number }

/** Lets the list of a plain resource leave the portal as a file, a column for each listed field. */
export function exportResource({
  endpoint,
  table,
  title,
  abilities,
  listing,
  fields,
}: PlainResource) {
  const listed = Object.entries(fields).filter(([, { type }]) => type)
  registerExport<Row>({
    resource: endpoint,
    title: { en: `Export of ${title.en.toLowerCase()}`, ar: `تصدير ${title.ar}` },
    ability: abilities.read,
    listing,
    select: [`${table}.*`],
    complete: (rows, language) => withNames(rows as Row[], listed, language),
    columns: [
      ...listed.map(([name, field]) => exportColumn(name, field)),
      {
        key: 'updatedAt',
        label: { en: 'Changed', ar: 'آخر تعديل' },
        value: (row) => instantCell(row.updated_at),
      },
    ],
  })
}

const NUMBERS = new Set(['number', 'decimal4', 'decimal6', 'money'])

function exportColumn(name: string, field: Field): ExportColumn<Row> {
  const isNumber = NUMBERS.has(field.type!) && !field.refersTo
  return {
    key: name,
    label: field.label,
    value: (row) => cellOf(row[columnOf(name, field)], field, row),
    ...(isNumber && { type: 'number' as const }),
  }
}

function cellOf(value: unknown, { toWire }: Field, row: Row): Cell {
  if (value === null || value === undefined) return null
  return (toWire ? toWire(Number(value) as never, row as never) : value) as Cell
}

/** Rows whose references are names instead of ids. */
async function withNames(rows: Row[], fields: [string, Field][], language: Language) {
  for (const [name, field] of fields) {
    if (!field.refersTo) continue
    const column = columnOf(name, field)
    const ids = rows.map((row) => row[column] as number | null)
    const names = await referencedNames(field.refersTo, ids, db, language)
    for (const row of rows) row[column] = names.get(row[column]) ?? null
  }
  return rows
}
