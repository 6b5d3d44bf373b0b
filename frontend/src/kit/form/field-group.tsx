import type { ReactNode } from 'react'
import { Card } from 'antd'
import { FieldGrid } from './field-grid'

interface FieldGroupProps {
  title: string
  children: ReactNode
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Card size="small" title={title} style={{ marginBlockEnd: 16 }}>
      <FieldGrid>{children}</FieldGrid>
    </Card>
  )
}
