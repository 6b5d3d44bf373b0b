import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { withoutAriaRequired } from './plain-select'
import { useChoiceLabel, useChoices, useListsArePending } from './use-choices'

interface ChoiceSelectProps {
  id?: string
  /** Name of a list of `GET /api/lists`. */
  list: string
  value?: string | string[] | null
  onChange?: (value: string | string[] | null) => void
  /** Values that are not chosen here. */
  without?: string[]
  /** Several values at once; the value is an array. */
  multiple?: boolean
  disabled?: boolean
  placeholder?: string
  allowClear?: boolean
  'aria-label'?: string
}

/** Dropdown whose values administrators maintain. */
export function ChoiceSelect(all: ChoiceSelectProps) {
  const { list, value, onChange, multiple, without = [], ...rest } = all
  const props = withoutAriaRequired(rest)
  const kept = value ? [value].flat() : []
  const { options, isLoading } = useChoices(list, kept)
  return (
    <Select
      allowClear
      showSearch
      optionFilterProp="label"
      {...props}
      mode={multiple ? 'multiple' : undefined}
      loading={isLoading}
      options={options.filter((option) => !without.includes(option.value))}
      // a stored value is not shown in place of the text that is still to come
      value={(isLoading ? null : value) ?? (multiple ? [] : undefined)}
      onChange={(next: string | string[] | undefined) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
    />
  )
}

/** The text of a stored list value, or of several joined by commas. */
export function ChoiceText({
  list,
  value,
}: {
  list: string
  value: string | string[] | null | undefined
}) {
  const labelOf = useChoiceLabel(list)
  const values = value ? [value].flat() : []
  const { i18n } = useTranslation()
  const comma = i18n.language.startsWith('ar') ? '، ' : ', '
  // The stored values keep the room until their texts come.
  if (useListsArePending()) return <bdi style={{ visibility: 'hidden' }}>{values.join(comma)}</bdi>
  return <bdi>{values.map(labelOf).join(comma)}</bdi>
}
