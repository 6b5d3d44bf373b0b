import { useState } from 'react'
import { Button, Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { AllocationTable } from './allocation-table'
import { allocationsBody, RECEIPTS, type Receipt } from './receipt'
import { useOpenInvoices } from './use-open-invoices'

interface AllocateRestProps {
  /** Receipts, or invoices for a credit note. */
  resource: string
  record: Pick<Receipt, 'id' | 'version' | 'clientId' | 'currency'>
  /** What is left of it. */
  amount: string
}

/** Spreads what is left of an advance or a credit note over invoices of its client. */
export function AllocateRest({ resource, record, amount }: AllocateRestProps) {
  const { t } = useTranslation()
  const action = useRecordAction(resource)
  const [amounts, setAmounts] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { invoices, isPending } = useOpenInvoices(record.clientId, record.currency)
  const allocations = allocationsBody(amounts)
  const save = async () => {
    setBusy(true)
    const done = t(`${RECEIPTS}.allocated`)
    // a failure has been reported by the action
    await action.run(record, { path: 'allocations', body: { allocations }, done }).catch(() => null)
    setBusy(false)
  }
  const saving = { type: 'primary', loading: busy, disabled: allocations.length === 0 } as const
  return (
    <Card
      size="small"
      title={t(`${RECEIPTS}.allocate_rest`)}
      extra={
        <Button {...saving} onClick={() => void save()}>
          {t(`${RECEIPTS}.allocate`)}
        </Button>
      }
    >
      <AllocationTable
        amount={amount}
        currency={record.currency}
        stays={resource === RECEIPTS ? 'stays' : 'stays_credit'}
        invoices={invoices}
        loading={isPending}
        value={amounts}
        onChange={setAmounts}
      />
      <ActionConflict action={action} />
    </Card>
  )
}
