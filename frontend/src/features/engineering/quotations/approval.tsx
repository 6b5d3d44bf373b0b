import { useState } from 'react'
import { Button } from 'antd'
import { AuditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DelegationButton } from '../../../kit/approvals/delegation-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { DecisionDrawer } from './decision-drawer'
import { quotationPath, QUOTATIONS, type Quotation } from './quotation'
import { useQuotationTableColumns, useQuotationTabs } from './use-quotation-columns'

/** Of little weight for a decision, and in the way of what has more. */
const LESSER = new Set(['city', 'bdmInitials'])

/** Quotations waiting for a decision, those decided for, and all of them. */
export default function QuotationApproval() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  const [number, ...all] = useQuotationTableColumns()
  const others = all.map((column) =>
    LESSER.has(column.key) ? { ...column, optional: true } : column
  )
  const decide: Column<Quotation> = {
    key: 'decision',
    kept: true,
    title: t(`${QUOTATIONS}.decision`),
    render: (row) => (
      <Button
        size="small"
        icon={<AuditOutlined />}
        aria-label={t(`${QUOTATIONS}.review_number`, { number: row.number })}
        onClick={() => setOpen(row.id)}
      >
        {t(`${QUOTATIONS}.review`)}
      </Button>
    ),
  }
  return (
    <>
      <ResourceTable<Quotation>
        resource={QUOTATIONS}
        title={t(`${QUOTATIONS}.approvals`)}
        actions={<DelegationButton />}
        columns={number ? [number, decide, ...others] : others}
        labelOf={(row) => row.number}
        pathOf={quotationPath}
        initialSorters={[{ field: 'quotedOn', order: 'asc' }]}
        tabs={useQuotationTabs('pending')}
        emptyHint={t(`${QUOTATIONS}.nothing_pending`)}
      />
      <DecisionDrawer id={open} onClose={() => setOpen(null)} />
    </>
  )
}
