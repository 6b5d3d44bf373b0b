import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { ChequeRow } from './cheque'

interface ReplacementSelectProps {
  id?: string
  cheque: ChequeRow
  value?: number
  onChange?: (id?: number) => void
}

/** Another cheque of the same client that takes the place of this one. */
export function ReplacementSelect({ id, cheque, value, onChange }: ReplacementSelectProps) {
  const query = useQuery<ChequeRow[]>({
    queryKey: [
      `/api/cheques?clientId=${cheque.clientId}&status=held&status=deposited&_start=0&_end=100`,
    ],
  })
  const others = (query.data ?? []).filter((one) => one.id !== cheque.id)
  return (
    <Select<number>
      id={id}
      allowClear
      loading={query.isLoading}
      options={others.map(({ id: value, chequeNumber, amount, currency }) => ({
        value,
        label: `${chequeNumber} · ${amount} ${currency}`,
      }))}
      value={value}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}
