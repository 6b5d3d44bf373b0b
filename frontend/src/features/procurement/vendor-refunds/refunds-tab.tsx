import { useState } from 'react'
import { Button, Flex, Form, Input, Select, type TableColumnType } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { FormDialog } from '../../../kit/form/form-dialog'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { useSend } from '../../../kit/use-send'
import { NONE } from '../../../kit/display/none'
import { toast } from '../../../providers/toast'

const TEXTS = 'procurement.vendor_refunds'

type Refunds = Schema<'VendorRefunds'>
type Refund = Refunds['refunds'][number]

interface RefundsTabProps {
  vendorId: number
  /** What a refund has changed beside this tab is read again. */
  onChange?: () => void
}

/** What a vendor owes, and what it has paid back. */
export function RefundsTab({ vendorId, onChange }: RefundsTabProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const path = `/api/vendors/${vendorId}/refunds`
  const query = useQuery<Refunds>({ queryKey: [path], staleTime: 0 })
  const write = useWrite(path, onChange)
  const columns = useColumns(path, write)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const { owed = [], refunds = [], can } = query.data ?? {}
  return (
    <Flex vertical gap="middle">
      <Owed owed={owed} />
      {can?.record ? (
        <Button type="primary" style={{ alignSelf: 'start' }} onClick={() => setIsOpen(true)}>
          {t(`${TEXTS}.record`)}
        </Button>
      ) : null}
      {refunds.length || query.isLoading ? (
        <RecordTable<Refund>
          size="small"
          rowKey="id"
          loading={query.isLoading}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={refunds}
          columns={columns}
        />
      ) : (
        <Empty title={t(`${TEXTS}.none`)} />
      )}
      {isOpen ? (
        <RefundDialog owed={owed} write={write} path={path} onClose={() => setIsOpen(false)} />
      ) : null}
    </Flex>
  )
}

type Write = (path: string, body: object) => Promise<void>

/** Every write answers the whole tab. */
function useWrite(path: string, onChange?: () => void): Write {
  const client = useQueryClient()
  return async (to, body) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data } = await http.post<Refunds>(to, body, { headers })
    client.setQueryData([path], data)
    onChange?.()
  }
}

function Owed({ owed }: Pick<Refunds, 'owed'>) {
  const { t } = useTranslation()
  if (!owed.length) return <span>{t(`${TEXTS}.nothing_owed`)}</span>
  return (
    <Flex gap="small" wrap>
      {t(`${TEXTS}.owes`)}
      {owed.map(({ currency, amount, withholdingTax, received }) => (
        <span key={currency}>
          <strong>
            <Money value={amount} currency={currency} />
          </strong>
          {Number(withholdingTax) ? (
            <>
              {' ('}
              {t(`${TEXTS}.withholding`)} <Money value={withholdingTax} currency={currency} />
              {' · '}
              {t(`${TEXTS}.fields.received`)} <Money value={received} currency={currency} />)
            </>
          ) : null}
        </span>
      ))}
    </Flex>
  )
}

interface RefundDialogProps extends Pick<Refunds, 'owed'> {
  path: string
  write: Write
  onClose: () => void
}

function RefundDialog({ owed, path, write, onClose }: RefundDialogProps) {
  const { t } = useTranslation()
  const label = (name: string) => t(`${TEXTS}.fields.${name}`)
  const required = [{ required: true }]
  const isTaxed = owed.some(({ withholdingTax }) => Number(withholdingTax))
  return (
    <FormDialog
      title={t(`${TEXTS}.record`)}
      initialValues={{ ...owed[0], receivedOn: today() }}
      onSave={async (values: object) => {
        await write(path, values)
        toast({ variant: 'success', title: t(`${TEXTS}.recorded`) })
      }}
      onClose={onClose}
    >
      <Form.Item name="currency" label={label('currency')} rules={required}>
        <Select options={owed.map(({ currency: value }) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={label('amount')}
        rules={required}
        extra={isTaxed ? t(`${TEXTS}.amount_hint`) : undefined}
      >
        <DecimalInput />
      </Form.Item>
      <Form.Item name="receivedOn" label={label('receivedOn')} rules={required}>
        <DayInput />
      </Form.Item>
      <Form.Item name="reference" label={label('reference')} rules={required}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <RefundAccount />
      <Form.Item name="note" label={label('note')}>
        <Input.TextArea rows={2} maxLength={1000} dir="auto" />
      </Form.Item>
    </FormDialog>
  )
}

/** Accounts in the currency that comes back. */
function RefundAccount() {
  const currency = Form.useWatch('currency') as string | undefined
  return <BankAccountItem currency={currency ?? ''} />
}

function useColumns(path: string, write: Write): TableColumnType<Refund>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`${TEXTS}.fields.${name}`)
  return [
    { title: title('number'), render: (_, row) => <Ltr>{row.number}</Ltr> },
    { title: title('receivedOn'), render: (_, row) => <DateText value={row.receivedOn} /> },
    {
      title: title('amount'),
      align: 'end',
      render: (_, row) => <Money value={row.amount} currency={row.currency} />,
    },
    {
      title: title('received'),
      align: 'end',
      render: (_, row) => <Money value={row.received} currency={row.currency} />,
    },
    { title: title('reference'), render: (_, row) => <MixedText>{row.reference}</MixedText> },
    {
      title: t('kit.bank_account.label'),
      render: (_, { bankAccount }) => (bankAccount ? <bdi>{bankAccount.label}</bdi> : NONE),
    },
    { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
    {
      title: title('note'),
      render: (_, row) => <MixedText>{row.cancelReason ?? row.note ?? NONE}</MixedText>,
    },
    {
      title: title('createdByName'),
      render: (_, row) => <MixedText>{row.createdByName}</MixedText>,
    },
    {
      title: title('action'),
      render: (_, row) => (row.can.cancel ? <Cancel {...{ path, write, refund: row }} /> : null),
    },
  ]
}

interface CancelProps {
  path: string
  write: Write
  refund: Refund
}

/** Takes a refund back, with the reason. */
function Cancel({ path, write, refund }: CancelProps) {
  const { t } = useTranslation()
  const send = useSend()
  return (
    <ConfirmAction
      danger
      size="small"
      label={t(`${TEXTS}.cancel`)}
      title={t(`${TEXTS}.cancel_title`, { number: refund.number })}
      content={t(`${TEXTS}.cancel_text`)}
      confirmLabel={t(`${TEXTS}.cancel`)}
      reason={{ label: t(`${TEXTS}.reason`), required: true }}
      onConfirm={(reason) =>
        send(t(`${TEXTS}.cancelled`), () => write(`${path}/${refund.id}/cancel`, { reason }))
      }
    />
  )
}
