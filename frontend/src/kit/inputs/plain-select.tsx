import { Select } from 'antd'
import type { ChoiceOption } from './use-choices'

/**
 * A form item passes `aria-required` to its control, and the select puts it on a wrapper that has no
 * role, where it means nothing and is an error.
 */
export function withoutAriaRequired<P extends object>(props: P): Omit<P, 'aria-required'> {
  const { 'aria-required': _, ...rest } = props as P & { 'aria-required'?: unknown }
  return rest as Omit<P, 'aria-required'>
}

interface PlainSelectProps {
  id?: string
  options: ChoiceOption[]
  value?: string
  onChange?: (value: string) => void
}

/** Dropdown of a few fixed values. */
export function PlainSelect({ id, options, value, onChange }: PlainSelectProps) {
  return (
    <Select
      id={id}
      showSearch
      optionFilterProp="label"
      options={options}
      value={value}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}
