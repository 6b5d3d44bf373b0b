import { Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ChequeLink } from '../../../kit/display/cheque-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { RecordTable } from '../../../kit/table/record-table'
import { invoicePath } from '../invoices/invoice'
import { AllocateRest } from './allocate-rest'
import { RECEIPTS, type Receipt } from './receipt'
import { Refund, Refunds } from './refund'
import { ReverseReceipt } from './reverse-receipt'

export default function ReceiptShow() {
  const { t } = useTranslation()
  const query = useRecord<Receipt>(RECEIPTS, useParams().id)
  return (
    <ResourceShow<Receipt>
      resource={RECEIPTS}
      query={query}
      history={false}
      back={{ to: '/commercial/receipts', label: t(`${RECEIPTS}.title`) }}
      titleOf={(receipt) => receipt.number}
      subtitle={(receipt) => receipt.clientName}
      summary={summaryOf}
      tags={(receipt) => (receipt.reversedOn ? <StatusTag status="reversed" /> : null)}
      actions={(receipt) => <Actions receipt={receipt} />}
      tabs={(receipt) => [
        {
          key: 'details',
          label: t(`${RECEIPTS}.tab.details`),
          children: (
            <Flex vertical gap="middle">
              <Facts receipt={receipt} />
              <Allocations receipt={receipt} />
              <Refunds refunds={receipt.refunds} currency={receipt.currency} />
              {receipt.can.allocate ? (
                <AllocateRest
                  key={receipt.version}
                  resource={RECEIPTS}
                  record={receipt}
                  amount={receipt.unallocated}
                />
              ) : null}
            </Flex>
          ),
        },
      ]}
    />
  )
}

function Actions({ receipt }: { receipt: Receipt }) {
  return (
    <>
      {receipt.can.refund ? (
        <Refund resource={RECEIPTS} record={receipt} left={receipt.unallocated} />
      ) : null}
      {receipt.can.reverse ? <ReverseReceipt receipt={receipt} /> : null}
    </>
  )
}

const summaryOf = ({ amount, allocated, unallocated, currency, receivedOn }: Receipt) => [
  { name: 'amount', value: <Money value={amount} currency={currency} /> },
  { name: 'allocated', value: <Money value={allocated} currency={currency} /> },
  { name: 'unallocated', value: <Money value={unallocated} currency={currency} /> },
  { name: 'receivedOn', value: <DateText value={receivedOn} /> },
]

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={RECEIPTS}
      items={[
        {
          name: 'clientName',
          value: receipt.clientId ? (
            <AbilityLink
              ability="clients.view"
              to={`/commercial/clients/${receipt.clientId}?tab=account`}
            >
              <bdi>{receipt.clientName}</bdi>
            </AbilityLink>
          ) : (
            receipt.clientName
          ),
        },
        { name: 'method', value: t(`${RECEIPTS}.methods.${receipt.method}`) },
        { name: 'reference', value: receipt.reference ? <Ltr>{receipt.reference}</Ltr> : null },
        { name: 'cheque', value: receipt.cheque && <ChequeLink cheque={receipt.cheque} /> },
        { name: 'bankAccount', value: receipt.bankAccount?.label },
        ...(receipt.reversedOn
          ? [
              { name: 'reversedOn', value: <DateText value={receipt.reversedOn} /> },
              { name: 'reversalReason', value: receipt.reversalReason },
            ]
          : []),
        { name: 'notes', value: receipt.notes, wide: true },
      ]}
    />
  )
}

function Allocations({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  if (receipt.allocations.length === 0) return <Empty title={t(`${RECEIPTS}.no_allocations`)} />
  return (
    <RecordTable
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={receipt.allocations}
      columns={[
        {
          title: t('commercial.invoices.singular'),
          render: (_, row) => (
            <Link to={invoicePath({ id: row.invoiceId })}>
              <Ltr>{row.number}</Ltr>
            </Link>
          ),
        },
        { title: t(`${RECEIPTS}.on`), render: (_, row) => <DateText value={row.settledOn} /> },
        {
          title: t(`${RECEIPTS}.fields.allocated`),
          align: 'end',
          render: (_, row) => <Money value={row.amount} currency={receipt.currency} />,
        },
      ]}
    />
  )
}
