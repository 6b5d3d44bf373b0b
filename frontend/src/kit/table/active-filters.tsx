import { Fragment } from 'react'
import { Button, Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useChoiceLabel } from '../inputs/use-choices'
import type { FilterableColumn } from './filter-drawer'
import { isOfRecords, namesFor, RecordName, type NamedRows } from './linked-records'

interface ActiveFiltersProps {
  resource: string
  columns: FilterableColumn[]
  values: Record<string, string[]>
  /** What the list shows: it has the names of records that a link filters by. */
  rows: NamedRows
  onChange: (param: string, values: string[]) => void
  onClear: () => void
}

/** The filters in force, each removable, so that no one wonders where the rows went. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { resource, columns, values, rows, onChange, onClear } = props
  const { t, i18n } = useTranslation()
  const active = [...columns, ...unlisted(values, columns)].flatMap((column) =>
    paramsOf(column)
      .filter((param) => (values[param]?.length ?? 0) > 0)
      .map((param) => ({ column, param }))
  )
  if (active.length === 0) return null
  const nameOf = (field: string) => {
    const known = [field, ...namesFor(field)].find((name) =>
      i18n.exists(`${resource}.fields.${name}`)
    )
    return known ? t(`${resource}.fields.${known}`) : t('kit.table.link_filter')
  }
  return (
    <Flex wrap gap={4} align="center" style={{ marginBlockEnd: 8 }}>
      {active.map(({ column, param }) => (
        <FilterTag
          key={param}
          column={{ ...column, title: column.title ?? nameOf(column.field) }}
          param={param}
          values={values[param] ?? []}
          rows={rows}
          onRemove={() => onChange(param, [])}
        />
      ))}
      <Button type="link" size="small" onClick={onClear}>
        {t('kit.table.clear_filters')}
      </Button>
    </Flex>
  )
}

const ENDS = ['', '_like', '_gte', '_lte', '_ne', '_empty']

/** Beside what its own filter writes, what a link from a figure may say of a column. */
const paramsOf = ({ field }: { field: string }) => ENDS.map((end) => field + end)

/** Fields that a link filters by, and that have no column of their own. */
function unlisted(values: Record<string, string[]>, columns: FilterableColumn[]) {
  const known = new Set(['q', ...columns.flatMap(paramsOf)])
  const fields = Object.keys(values)
    .filter((param) => !known.has(param))
    .map((param) => param.replace(/_(like|gte|lte|ne|empty)$/, ''))
  return [...new Set(fields)].map((field) => ({ field, title: null, filter: TEXT }))
}

const TEXT = { kind: 'text' as const }

const SIGNS = { _gte: '≥ ', _lte: '≤ ', _ne: '≠ ' }

interface FilterTagProps {
  column: FilterableColumn
  param: string
  values: string[]
  rows: NamedRows
  onRemove: () => void
}

function FilterTag({ column, param, values, rows, onRemove }: FilterTagProps) {
  const { t } = useTranslation()
  const { filter, title } = column
  const labelOf = useChoiceLabel(filter.kind === 'choice' ? (filter.list ?? '') : '')
  const textOf = (value: string) => {
    if (filter.kind !== 'choice') return value
    if (filter.list) return labelOf(value)
    return filter.options?.find((option) => option.value === value)?.label ?? value
  }
  const sign = Object.entries(SIGNS).find(([end]) => param.endsWith(end))?.[1] ?? ''
  const text = param.endsWith('_empty') ? t('kit.table.not_stated') : values.map(textOf).join(', ')
  return (
    <Tag
      closable={{ 'aria-label': t('kit.table.remove_filter', { column: title }) }}
      onClose={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      {title}:{' '}
      {isOfRecords(param, values) ? (
        <RecordNames {...{ param, values, rows }} />
      ) : (
        <bdi>{sign + text}</bdi>
      )}
    </Tag>
  )
}

function RecordNames({ param, values, rows }: Pick<FilterTagProps, 'param' | 'values' | 'rows'>) {
  return values.map((id, at) => (
    <Fragment key={id}>
      {at > 0 ? ', ' : null}
      <RecordName {...{ param, id, rows }} />
    </Fragment>
  ))
}
