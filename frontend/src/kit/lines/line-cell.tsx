import { memo } from 'react'
import { Input, Select } from 'antd'
import type { LookupOption } from '../../api/types'
import { DayInput } from '../inputs/day-input'
import { DecimalInput } from '../inputs/decimal-input'
import { RecordSelect } from '../inputs/record-select'
import { SearchText } from '../inputs/search-text'
import { SuggestText } from '../inputs/suggest-text'
import { LineError } from './line-error'
import styles from './lines.module.css'
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

/** The input of one cell, with what is wrong with it below. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  return (
    <>
      <CellInput {...props} />
      <LineError text={props.error} />
    </>
  )
})

/** Which input it is follows from the column's kind. */
function CellInput(props: LineCellProps) {
  const { column, value, label, error, disabled, onChange } = props
  const shared = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-required': column.required,
    disabled,
    status: error ? ('error' as const) : undefined,
    value,
  }
  switch (column.kind) {
    case 'decimal':
      return <DecimalInput {...shared} onChange={onChange} style={{ textAlign: 'end' }} />
    case 'choice':
      return <ChoiceCell {...props} />
    case 'day':
      return <DayCell {...props} />
    case 'record':
      return <RecordCell {...props} />
    case 'search':
      return <SearchCell {...props} />
    case 'suggest':
      return <SuggestText {...shared} options={column.options ?? []} onChange={onChange} />
    default:
      return (
        <Input.TextArea
          {...shared}
          dir={column.dir}
          rows={1}
          className={styles.text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

function DayCell({ value, label, disabled, onChange }: LineCellProps) {
  return (
    <DayInput
      aria-label={label}
      disabled={disabled}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}

function SearchCell({ column, value, label, error, disabled, onChange, onPick }: LineCellProps) {
  return (
    <SearchText
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-required={column.required}
      disabled={disabled}
      status={error ? 'error' : undefined}
      value={value}
      lookup={column.lookup!}
      dir={column.dir}
      textClass={styles.text}
      onChange={onChange}
      onPick={(option) => onPick?.(option)}
    />
  )
}

function ChoiceCell({ column, value, label, error, disabled, onChange }: LineCellProps) {
  return (
    <Select
      // antd passes `aria-required` to an element without a role as well, where it is not allowed
      aria-label={label}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      status={error ? 'error' : undefined}
      value={value || undefined}
      options={column.options}
      onChange={(next: string) => onChange(next)}
      style={{ width: '100%' }}
    />
  )
}

function RecordCell({ column, value, label, shown, error, disabled, onPick }: LineCellProps) {
  const id = value === '' ? null : Number(value)
  return (
    <RecordSelect
      aria-label={label}
      status={error ? 'error' : undefined}
      disabled={disabled}
      lookup={column.lookup!}
      value={id}
      selected={id === null || !shown ? null : { id, label: shown }}
      onChange={(_, option) => onPick?.(option ?? null)}
    />
  )
}
