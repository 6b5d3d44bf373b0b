import { Button, Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useChoiceLabel } from '../inputs/use-choices'
import { filterParams } from './filter-field'
import type { FilterableColumn } from './filter-drawer'

interface ActiveFiltersProps {
  columns: FilterableColumn[]
  values: Record<string, string[]>
  onChange: (param: string, values: string[]) => void
  onClear: () => void
}

/** The filters in force, each removable, so that nobody wonders where the rows went. */
export function ActiveFilters({ columns, values, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const active = columns.flatMap((column) =>
    filterParams(column.field, column.filter)
      .filter((param) => (values[param]?.length ?? 0) > 0)
      .map((param) => ({ column, param }))
  )
  if (active.length === 0) return null
  return (
    <Flex wrap gap={4} align="center" style={{ marginBlockEnd: 8 }}>
      {active.map(({ column, param }) => (
        <FilterTag
          key={param}
          column={column}
          param={param}
          values={values[param] ?? []}
          onRemove={() => onChange(param, [])}
        />
      ))}
      <Button type="link" size="small" onClick={onClear}>
        {t('kit.table.clear_filters')}
      </Button>
    </Flex>
  )
}

interface FilterTagProps {
  column: FilterableColumn
  param: string
  values: string[]
  onRemove: () => void
}

function FilterTag({ column, param, values, onRemove }: FilterTagProps) {
  const { t } = useTranslation()
  const { filter, title } = column
  const labelOf = useChoiceLabel(filter.kind === 'choice' ? (filter.list ?? '') : '')
  const textOf = (value: string) => {
    if (filter.kind !== 'choice') return value
    if (filter.list) return labelOf(value)
    return filter.options?.find((option) => option.value === value)?.label ?? value
  }
  const sign = param.endsWith('_gte') ? '≥ ' : param.endsWith('_lte') ? '≤ ' : ''
  const text = values.map(textOf).join(', ')
  return (
    <Tag
      closable={{ 'aria-label': t('kit.table.remove_filter', { column: title }) }}
      onClose={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      {title}: <bdi>{sign + text}</bdi>
    </Tag>
  )
}
