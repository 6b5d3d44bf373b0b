import type { ReactNode } from 'react'
import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from './field-grid'

interface FieldGroupProps {
  /** "Details" where a form has one group. */
  title?: string
  children: ReactNode
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={title ?? t('common.details')} style={{ marginBlockEnd: 16 }}>
      <FieldGrid>{children}</FieldGrid>
    </Card>
  )
}
