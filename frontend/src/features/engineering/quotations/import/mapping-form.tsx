import { columnLetters } from '@binaa/backend/column-names'
import type { TFunction } from 'i18next'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../../kit/form/field-grid'
import type { LineColumn } from '../../../../kit/lines/types'
import { QUOTATIONS } from '../quotation'
import type { Choice } from './import-dialog'
import type { Sheet } from './read-workbook'

const TEXTS = `${QUOTATIONS}.import`
const HEADER_ROWS = 30

interface MappingFormProps {
  sheets: Sheet[]
  choice: Choice
  columns: LineColumn[]
  onSheet: (sheet: number) => void
  onChange: (choice: Choice) => void
}

type Rows = Sheet['rows']

/** The rows that may hold the titles. */
function headerOptions(rows: Rows, t: TFunction) {
  return [
    { value: -1, label: t(`${TEXTS}.no_header`) },
    ...rows.slice(0, HEADER_ROWS).map((row, index) => ({
      value: index,
      label: `${index + 1}: ${row.filter(Boolean).slice(0, 4).join(' | ').slice(0, 60)}`,
    })),
  ]
}

/** The columns of the sheet by their letter and title. */
function cellOptions(rows: Rows, header: number) {
  const titles = rows[header] ?? []
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  return Array.from({ length: width }, (_, at) => ({
    value: at,
    label: [columnLetters(at), titles[at]?.trim()].filter(Boolean).join(' · '),
  }))
}

/** Which sheet, which row holds the titles, and which column is which field. */
export function MappingForm({ sheets, choice, columns, onSheet, onChange }: MappingFormProps) {
  const { t } = useTranslation()
  const { rows } = sheets[choice.sheet]!
  const cells = cellOptions(rows, choice.header)
  return (
    <Form component={false} layout="vertical">
      <FieldGrid>
        {sheets.length > 1 ? <SheetField {...{ sheets, choice, onSheet }} /> : null}
        <Form.Item label={t(`${TEXTS}.header`)} htmlFor="import-header">
          <Select
            id="import-header"
            value={choice.header}
            options={headerOptions(rows, t)}
            onChange={(header: number) => onChange({ ...choice, header })}
          />
        </Form.Item>
        {columns.map(({ key, title, required }) => (
          <Form.Item key={key} label={title} htmlFor={`import-${key}`} required={required}>
            <Select
              id={`import-${key}`}
              allowClear
              placeholder={t(`${TEXTS}.not_in_file`)}
              value={choice.mapping[key]}
              options={cells}
              onChange={(at: number | undefined) =>
                onChange({ ...choice, mapping: { ...choice.mapping, [key]: at } })
              }
            />
          </Form.Item>
        ))}
      </FieldGrid>
    </Form>
  )
}

function SheetField({
  sheets,
  choice,
  onSheet,
}: Pick<MappingFormProps, 'sheets' | 'choice' | 'onSheet'>) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t(`${TEXTS}.sheet`)} htmlFor="import-sheet">
      <Select
        id="import-sheet"
        value={choice.sheet}
        options={sheets.map(({ name }, value) => ({ value, label: name }))}
        onChange={onSheet}
      />
    </Form.Item>
  )
}
