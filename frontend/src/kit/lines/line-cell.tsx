import { memo } from 'react'
import { Input, Select } from 'antd'
import type { LookupOption } from '../../api/types'
import { DecimalInput } from '../inputs/decimal-input'
import { RecordSelect } from '../inputs/record-select'
import { SuggestText } from '../inputs/suggest-text'
import type { LineColumn } from './types'

interface LineCellProps {
  column: LineColumn
  value: string
  /** Accessible name: the column and the number of the line. */
  label: string
  /** Name of the record that `value` is the id of. */
  shown?: string
  error?: string
  disabled?: boolean
  onChange: (value: string) => void
  onPick?: (option: LookupOption | null) => void
}

/** The input of one cell; which one follows from the column's kind. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { column, value, label, shown, error, disabled, onChange, onPick } = props
  const shared = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-required': column.required,
    disabled,
    status: error ? ('error' as const) : undefined,
    value,
  }
  return (
    <>
      {column.kind === 'decimal' ? (
        <DecimalInput {...shared} onChange={onChange} style={{ textAlign: 'end' }} />
      ) : column.kind === 'choice' ? (
        <Select
          {...shared}
          // antd hands it to an element without a role as well, where it may not stand
          aria-required={undefined}
          value={value || undefined}
          options={column.options}
          onChange={(next: string) => onChange(next)}
          style={{ width: '100%' }}
        />
      ) : column.kind === 'record' ? (
        <RecordSelect
          aria-label={label}
          status={shared.status}
          disabled={disabled}
          lookup={column.lookup!}
          value={value === '' ? null : Number(value)}
          selected={value === '' || !shown ? null : { id: Number(value), label: shown }}
          onChange={(_, option) => onPick?.(option ?? null)}
        />
      ) : column.kind === 'suggest' ? (
        <SuggestText {...shared} options={column.options ?? []} onChange={onChange} />
      ) : (
        <Input.TextArea
          {...shared}
          dir={column.dir}
          rows={1}
          className="kit-line-text"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error ? (
        <span role="alert" className="kit-line-error">
          {error}
        </span>
      ) : null}
    </>
  )
})
