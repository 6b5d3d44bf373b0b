import { Flex, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../inputs/day-input'
import { DecimalInput } from '../inputs/decimal-input'
import { useChoices, type ChoiceOption } from '../inputs/use-choices'
import { useDraftText } from './use-draft-text'
import type { ColumnFilter } from './types'

interface FilterFieldProps {
  filter: ColumnFilter
  /** API field the filter speaks about. */
  field: string
  /** Name of the column, used as the accessible name. */
  title: string
  values: Record<string, string[]>
  onChange: (param: string, values: string[]) => void
}

/** The parameters one filter may write, for counting and clearing. */
export function filterParams(field: string, filter: ColumnFilter): string[] {
  if (filter.kind === 'text') return [`${field}_like`]
  if (filter.kind === 'choice') return [field]
  return [`${field}_gte`, `${field}_lte`]
}

/** The editor of one column's filter. */
export function FilterField(props: FilterFieldProps) {
  const { filter, field, title, values, onChange } = props
  if (filter.kind === 'text') {
    return <TextFilter {...props} param={`${field}_like`} label={title} />
  }
  if (filter.kind === 'choice') {
    const change = (next: string[]) => onChange(field, next)
    const shared = { title, value: values[field] ?? [], onChange: change }
    return filter.list ? (
      <ListChoiceFilter {...shared} list={filter.list} />
    ) : (
      <ChoiceFilter {...shared} options={filter.options ?? []} />
    )
  }
  return <RangeFilter {...props} />
}

function TextFilter({
  values,
  onChange,
  param,
  label,
}: FilterFieldProps & { param: string; label: string }) {
  const [text, setText] = useDraftText(values[param]?.[0] ?? '', (next) =>
    onChange(param, next === '' ? [] : [next])
  )
  return (
    <Input allowClear aria-label={label} value={text} onChange={(e) => setText(e.target.value)} />
  )
}

interface ChoiceFilterProps {
  title: string
  value: string[]
  onChange: (values: string[]) => void
}

function ChoiceFilter({
  title,
  value,
  onChange,
  options,
}: ChoiceFilterProps & { options: ChoiceOption[] }) {
  return (
    <Select
      mode="multiple"
      allowClear
      aria-label={title}
      optionFilterProp="label"
      options={options}
      value={value}
      onChange={onChange}
      style={{ width: '100%', minWidth: 200 }}
    />
  )
}

function ListChoiceFilter({ list, ...props }: ChoiceFilterProps & { list: string }) {
  const { options } = useChoices(list, props.value)
  return <ChoiceFilter {...props} options={options} />
}

function RangeFilter({ filter, field, title, values, onChange }: FilterFieldProps) {
  const { t } = useTranslation()
  const ends = [
    { param: `${field}_gte`, label: t('kit.table.from') },
    { param: `${field}_lte`, label: t('kit.table.to') },
  ]
  return (
    <Flex vertical gap="small">
      {ends.map(({ param, label }) => {
        const shared = {
          'aria-label': `${title}: ${label}`,
          placeholder: label,
        }
        const value = values[param]?.[0] ?? ''
        return filter.kind === 'date' ? (
          <div key={param}>
            <DayInput
              {...shared}
              value={value || null}
              onChange={(day) => onChange(param, day ? [day] : [])}
            />
          </div>
        ) : (
          <NumberEnd key={param} {...shared} stored={value} onCommit={(v) => onChange(param, v)} />
        )
      })}
    </Flex>
  )
}

interface NumberEndProps {
  stored: string
  onCommit: (values: string[]) => void
  'aria-label': string
  placeholder: string
}

function NumberEnd({ stored, onCommit, ...props }: NumberEndProps) {
  const [text, setText] = useDraftText(stored, (next) => onCommit(next === '' ? [] : [next]))
  return <DecimalInput {...props} allowClear value={text} onChange={setText} />
}
