import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { Colleague } from '../../../api/types'

interface PeopleSelectProps {
  id?: string
  value?: number[]
  onChange?: (value: number[]) => void
}

/** Picks several users. */
export function PeopleSelect(props: PeopleSelectProps) {
  const { data = [], isFetching } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return (
    <Select<number[]>
      {...props}
      mode="multiple"
      allowClear
      maxTagCount={6}
      optionFilterProp="label"
      loading={isFetching}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      style={{ width: '100%' }}
    />
  )
}
