import { useState } from 'react'
import { Button, Drawer, Form } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { BankAccountSelect, useBankAccounts } from '../../../kit/inputs/bank-account-item'
import { DayInput } from '../../../kit/inputs/day-input'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { NoteField } from './note-field'
import { PayableBills } from './payable-bills'
import {
  allOf,
  isWrong,
  itemsOf,
  paidByCheque,
  PAYMENT_RUNS,
  type PayableBill,
  type PaymentRun,
} from './payment-run'

/** A button that opens a draft for changes: its day, its note, which bills and how much of each. */
export function EditBills({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<EditOutlined />} onClick={() => setOpen(true)}>
        {t(`${PAYMENT_RUNS}.edit`)}
      </Button>
      {isOpen ? <EditDrawer run={run} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function billsOf({ items, vendors }: PaymentRun): PayableBill[] {
  const names = new Map(vendors.map(({ vendorId, vendorName }) => [vendorId, vendorName]))
  return items.map((item) => ({ ...item, vendorName: names.get(item.vendorId) ?? '' }))
}

/** Which bills are paid, how much of each and who gets a cheque. */
function usePaid(run: PaymentRun) {
  const { currency } = run
  const bills = billsOf(run)
  const [chosen, setChosen] = useState(() => allOf(bills))
  const [byCheque, setByCheque] = useState(run.byCheque)
  const items = itemsOf(bills, chosen)
  return {
    fields: {
      ...{ bills, currency, chosen, byCheque },
      ...{ onChange: setChosen, onByCheque: setByCheque },
    },
    body: { items, byCheque: paidByCheque(bills, chosen, byCheque) },
    isRight: items.length > 0 && !isWrong(bills, chosen, currency),
  }
}

function EditDrawer({ run, onClose }: { run: PaymentRun; onClose: () => void }) {
  const { t } = useTranslation()
  const { action, busy, save } = useSave(run, onClose)
  const { currency } = run
  const paid = usePaid(run)
  const [executeOn, setExecuteOn] = useState<string | null>(run.executeOn)
  const [note, setNote] = useState(run.note ?? '')
  const [bankAccountId, setAccount] = useState(run.bankAccount?.id ?? null)
  const day = t(`${PAYMENT_RUNS}.fields.executeOn`)
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 960px)"
      title={t(`${PAYMENT_RUNS}.edit_title`, { number: run.number })}
      extra={
        <Button
          type="primary"
          loading={busy}
          disabled={!paid.isRight || !executeOn}
          onClick={() =>
            void save({ executeOn, bankAccountId, note: note.trim() || null, ...paid.body })
          }
        >
          {t('common.save')}
        </Button>
      }
    >
      <Form.Item label={day} layout="vertical">
        <DayInput aria-label={day} value={executeOn} onChange={setExecuteOn} />
      </Form.Item>
      <PaidFrom currency={currency} value={bankAccountId} onChange={setAccount} />
      <NoteField value={note} onChange={setNote} />
      <PayableBills {...paid.fields} />
      <ActionConflict action={action} />
    </Drawer>
  )
}

interface PaidFromProps {
  currency: string
  value: number | null
  onChange: (id: number | null) => void
}

/** The account that pays, where the firm keeps accounts in the currency. */
function PaidFrom({ currency, value, onChange }: PaidFromProps) {
  const { t } = useTranslation()
  const label = t(`${PAYMENT_RUNS}.fields.bankAccount`)
  const accounts = useBankAccounts(currency)
  if (!accounts.length) return null
  return (
    <Form.Item label={label} layout="vertical">
      <BankAccountSelect aria-label={label} {...{ accounts, value, onChange }} />
    </Form.Item>
  )
}

/** Sends the changes on the version that was read; what was refused stays open to be corrected. */
function useSave(run: PaymentRun, onSaved: () => void) {
  const { t } = useTranslation()
  const action = useRecordAction(PAYMENT_RUNS)
  const [busy, setBusy] = useState(false)
  const save = async (body: object) => {
    setBusy(true)
    try {
      const done = t(`${PAYMENT_RUNS}.changed`)
      await action.run(run, { path: '', method: 'patch', body, done })
      onSaved()
    } catch {
      // the action has said why
      setBusy(false)
    }
  }
  return { action, busy, save }
}
