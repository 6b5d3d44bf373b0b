import { Tag } from 'antd'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'

const COLOURS: Record<string, string> = {
  available: 'green',
  assigned: 'blue',
  maintenance: 'gold',
  breakdown: 'red',
  lost: 'red',
}

export function EquipmentStatus({ status }: { status: string }) {
  const label = useChoiceLabel('equipment-statuses')
  return (
    <Tag color={COLOURS[status] ?? 'default'} style={{ marginInlineEnd: 0 }}>
      {label(status)}
    </Tag>
  )
}
