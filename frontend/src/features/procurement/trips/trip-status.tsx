import { Tag } from 'antd'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'

const COLOURS: Record<string, string> = {
  loading: 'gold',
  in_transit: 'blue',
  arrived: 'cyan',
  unloading: 'cyan',
  delivered: 'green',
  partially_delivered: 'orange',
  failed: 'red',
}

export function TripStatus({ status }: { status: string }) {
  const label = useChoiceLabel('trip-statuses')
  return (
    <Tag color={COLOURS[status] ?? 'default'} style={{ marginInlineEnd: 0 }}>
      {label(status)}
    </Tag>
  )
}
