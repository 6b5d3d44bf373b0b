import { useState } from 'react'
import { Button, Card, Flex, Table } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { invoicePath } from '../invoices/invoice'
import { AllocationTable } from './allocation-table'
import { allocationsBody, RECEIPTS, type Receipt } from './receipt'
import { useOpenInvoices } from './use-open-invoices'

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
      tabs={(receipt) => [
        {
          key: 'details',
          label: t(`${RECEIPTS}.tab.details`),
          children: (
            <Flex vertical gap="middle">
              <Facts receipt={receipt} />
              <Allocations receipt={receipt} />
              {receipt.can.allocate ? (
                <AllocateMore key={receipt.version} receipt={receipt} />
              ) : null}
            </Flex>
          ),
        },
      ]}
    />
  )
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const money = (value: string) => <Money value={value} currency={receipt.currency} />
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
        { name: 'receivedOn', value: <DateText value={receipt.receivedOn} /> },
        { name: 'method', value: t(`${RECEIPTS}.methods.${receipt.method}`) },
        { name: 'reference', value: receipt.reference ? <Ltr>{receipt.reference}</Ltr> : null },
        { name: 'amount', value: money(receipt.amount) },
        { name: 'allocated', value: money(receipt.allocated) },
        { name: 'unallocated', value: money(receipt.unallocated) },
        { name: 'notes', value: receipt.notes, wide: true },
      ]}
    />
  )
}

function Allocations({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  if (receipt.allocations.length === 0) return <Empty title={t(`${RECEIPTS}.no_allocations`)} />
  return (
    <Table
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

/** Spreads what is left of an advance over invoices that came later. */
function AllocateMore({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const action = useRecordAction(RECEIPTS)
  const [amounts, setAmounts] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { invoices, isPending } = useOpenInvoices(receipt.clientId, receipt.currency)
  const allocations = allocationsBody(amounts)
  const save = async () => {
    setBusy(true)
    // a failure has been reported by the action
    await action
      .run(receipt, {
        path: 'allocations',
        body: { allocations },
        done: t(`${RECEIPTS}.allocated`),
      })
      .catch(() => undefined)
    setBusy(false)
  }
  return (
    <Card
      size="small"
      title={t(`${RECEIPTS}.allocate_rest`)}
      extra={
        <Button
          type="primary"
          loading={busy}
          disabled={allocations.length === 0}
          onClick={() => void save()}
        >
          {t(`${RECEIPTS}.allocate`)}
        </Button>
      }
    >
      <AllocationTable
        amount={receipt.unallocated}
        currency={receipt.currency}
        invoices={invoices}
        loading={isPending}
        value={amounts}
        onChange={setAmounts}
      />
      <ActionConflict action={action} />
    </Card>
  )
}
