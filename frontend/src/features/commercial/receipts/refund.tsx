import { Flex, Form, Input, Typography } from 'antd'
import { DollarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { NONE } from '../../../kit/display/none'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { RECEIPT_METHODS, RECEIPTS } from './receipt'

interface RefundProps {
  resource: string
  record: Schema<'Receipt'> | Schema<'InvoiceDetail'>
  /** What can be paid back. */
  left: string
}

/** Records money that went back to the client, of a credit note or a receipt. */
export function Refund({ resource, record, left }: RefundProps) {
  const { t } = useTranslation()
  const action = useRecordAction(resource)
  return (
    <>
      <ConfirmAction
        icon={<DollarOutlined />}
        label={t(`${RECEIPTS}.refund.action`)}
        title={t(`${RECEIPTS}.refund.title`, { number: record.number ?? '' })}
        content={t(`${RECEIPTS}.refund.text`)}
        confirmLabel={t(`${RECEIPTS}.refund.action`)}
        fields={<RefundFields left={left} currency={record.currency} />}
        reason={{ label: t(`${RECEIPTS}.refund.reason`), required: true }}
        onConfirm={(reason, { reference, ...values }) =>
          action.run(record, {
            path: 'refunds',
            body: { ...values, reason, ...(reference ? { reference } : {}) },
            done: t(`${RECEIPTS}.refund.done`),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}

function RefundFields({ left, currency }: { left: string; currency: string }) {
  const { t } = useTranslation()
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item
        name="amount"
        label={t(`${RECEIPTS}.fields.amount`)}
        initialValue={left}
        rules={required}
      >
        <DecimalInput suffix={currency} />
      </Form.Item>
      <Form.Item
        name="paidOn"
        label={t(`${RECEIPTS}.refund.paidOn`)}
        initialValue={today()}
        rules={required}
      >
        <DayInput />
      </Form.Item>
      <Form.Item
        name="method"
        label={t(`${RECEIPTS}.fields.method`)}
        initialValue="transfer"
        rules={required}
      >
        <PlainSelect
          options={RECEIPT_METHODS.map((value) => ({
            value,
            label: t(`${RECEIPTS}.methods.${value}`),
          }))}
        />
      </Form.Item>
      <RefundWay currency={currency} />
    </>
  )
}

/** The account that pays it back, and how the bank names it. */
function RefundWay({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const isCash = Form.useWatch('method') === 'cash'
  return (
    <>
      <BankAccountItem currency={currency} hidden={isCash} />
      <Form.Item name="reference" label={t(`${RECEIPTS}.fields.reference`)}>
        <Input maxLength={80} dir="ltr" />
      </Form.Item>
    </>
  )
}

interface RefundsProps {
  refunds: Schema<'Receipt'>['refunds']
  currency: string
}

/** What was paid back; nothing where nothing was. */
export function Refunds({ refunds, currency }: RefundsProps) {
  const { t } = useTranslation()
  if (refunds.length === 0) return null
  return (
    <Flex vertical gap="small">
      <Typography.Title level={2} style={{ margin: 0, fontSize: 16 }}>
        {t(`${RECEIPTS}.refund.list`)}
      </Typography.Title>
      <RecordTable
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={refunds}
        columns={[
          { title: t(`${RECEIPTS}.fields.number`), render: (_, row) => <Ltr>{row.number}</Ltr> },
          {
            title: t(`${RECEIPTS}.refund.paidOn`),
            render: (_, row) => <DateText value={row.paidOn} />,
          },
          {
            title: t(`${RECEIPTS}.fields.method`),
            render: (_, row) => t(`${RECEIPTS}.methods.${row.method}`),
          },
          {
            title: t(`${RECEIPTS}.fields.bankAccount`),
            render: (_, { bankAccount }) => (bankAccount ? <bdi>{bankAccount.label}</bdi> : NONE),
          },
          { title: t(`${RECEIPTS}.refund.reason`), render: (_, row) => <bdi>{row.reason}</bdi> },
          {
            title: t(`${RECEIPTS}.fields.refunded`),
            align: 'end',
            render: (_, row) => <Money value={row.amount} currency={currency} />,
          },
        ]}
      />
    </Flex>
  )
}
