import type { FormInstance } from 'antd'
import { isBlank } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { blankQuotationLine } from '../line-columns'

/** Puts lines below those of the form; blank ones that only wait for an entry give way. */
export function addLines(form: FormInstance, columns: LineColumn[], lines: Line[]) {
  const present = (form.getFieldValue('lines') as Line[] | undefined) ?? []
  const kept = present.filter((line) => !isBlank(line, columns, blankQuotationLine))
  form.setFieldValue('lines', [...kept, ...lines])
}

/** What the form knows of a record; what is not there stays as in a blank line. */
export function lineValues(record: object, columns: LineColumn[]): Record<string, string> {
  const known = record as Record<string, string | null | undefined>
  return Object.fromEntries(columns.map(({ key, fallback = '' }) => [key, known[key] ?? fallback]))
}
