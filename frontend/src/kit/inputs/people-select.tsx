import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { Colleague } from '../../api/types'
import { withoutAriaRequired } from './plain-select'

interface PeopleSelectProps {
  id?: string
  value?: number[]
  onChange?: (value: number[]) => void
  allowClear?: boolean
  maxTagCount?: number
}

/** Picks several colleagues. */
export function PeopleSelect(props: PeopleSelectProps) {
  const { data = [], isPending } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return (
    <Select<number[]>
      {...withoutAriaRequired(props)}
      mode="multiple"
      optionFilterProp="label"
      loading={isPending}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      style={{ width: '100%' }}
    />
  )
}
