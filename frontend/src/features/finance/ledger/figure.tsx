import { Button } from 'antd'
import { BaseMoney } from './base-money'

interface FigureProps {
  value: string
  label: string
  onOpen: () => void
}

/** A figure that opens its documents; nothing where there are none. */
export function Figure({ value, label, onOpen }: FigureProps) {
  if (!Number(value)) return null
  return (
    <Button type="link" size="small" style={{ paddingInline: 0 }} title={label} onClick={onOpen}>
      <BaseMoney value={value} />
    </Button>
  )
}
