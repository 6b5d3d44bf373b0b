import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { Colleague } from '../../api/types'
import { withoutAriaRequired } from './plain-select'

interface PersonSelectProps {
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
  disabled?: boolean
  placeholder?: string
  'aria-label'?: string
}

/** Picks one colleague. */
export function PersonSelect({ value, onChange, ...rest }: PersonSelectProps) {
  const { data = [], isFetching } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return (
    <Select<number>
      allowClear
      showSearch
      optionFilterProp="label"
      {...withoutAriaRequired(rest)}
      loading={isFetching}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? undefined}
      onChange={(id) => onChange?.(id ?? null)}
      style={{ width: '100%' }}
    />
  )
}
