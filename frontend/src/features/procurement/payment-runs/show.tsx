import { Alert, Card, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { PdfPrints } from '../../../kit/files/pdf-prints'
import { baseTotalRows } from '../../../kit/lines/base-total'
import { Totals } from '../../../kit/lines/totals'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { PATH, PAYMENT_RUNS, type PaymentRun } from './payment-run'
import { RunActions } from './run-actions'
import { RunItems, RunVendors } from './run-tables'

/** A payment run: whom it pays, for which bills, who agreed to it, and its documents. */
export default function PaymentRunShow() {
  const { t } = useTranslation()
  const query = useRecord<PaymentRun>(PAYMENT_RUNS, useParams().id)
  const text = (key: string) => t(`${PAYMENT_RUNS}.${key}`)
  return (
    <ResourceShow<PaymentRun>
      resource={PAYMENT_RUNS}
      query={query}
      remembered={false}
      back={{ to: PATH, label: text('title') }}
      titleOf={(run) => run.number}
      tags={(run) => <StatusTag status={run.status} />}
      summary={(run) => [
        { name: 'total', value: <Money value={run.total} currency={run.currency} /> },
        { name: 'executeOn', value: <DateText value={run.executeOn} /> },
        { name: 'vendorCount', value: run.vendorCount },
        { name: 'itemCount', value: run.itemCount },
      ]}
      actions={(run) => <RunActions run={run} />}
      tabs={(run) => [
        { key: 'details', label: text('details_tab'), children: <Sheet run={run} /> },
        { key: 'bills', label: text('bills_tab'), children: <RunItems run={run} /> },
        { key: 'pdf', label: text('pdf_tab'), children: <Prints run={run} /> },
      ]}
    />
  )
}

function Sheet({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      <Withheld run={run} />
      {run.items.some(({ problem }) => problem) ? (
        <Alert type="warning" showIcon message={t(`${PAYMENT_RUNS}.has_problems`)} />
      ) : null}
      {run.rejectionReason ? (
        <Alert type="warning" showIcon message={<MixedText>{run.rejectionReason}</MixedText>} />
      ) : null}
      <Facts run={run} />
      <Card size="small" title={t(`${PAYMENT_RUNS}.fields.vendors`)}>
        <RunVendors run={run} />
        <Sums run={run} />
      </Card>
      {run.approval ? <ApprovalSteps steps={run.approval.steps} /> : null}
    </Flex>
  )
}

/** Why the next step is not offered to who took part in an earlier one. */
function Withheld({ run: { withheld, withheldBill } }: { run: PaymentRun }) {
  const { t } = useTranslation()
  if (!withheld) return null
  const message = t(`${PAYMENT_RUNS}.withheld.${withheld}`, { bill: withheldBill })
  return <Alert type="info" showIcon message={message} />
}

function Facts({ run }: { run: PaymentRun }) {
  return (
    <Details
      resource={PAYMENT_RUNS}
      items={[
        { name: 'dueThroughOn', value: <DateText value={run.dueThroughOn} /> },
        { name: 'nextRunOn', value: <DateText value={run.nextRunOn} /> },
        { name: 'bankAccount', value: run.bankAccount?.label },
        { name: 'createdByName', value: run.createdByName },
        { name: 'paidOn', value: <DateText value={run.paidOn} /> },
        { name: 'paidByName', value: run.paidByName },
        { name: 'reference', value: run.reference },
        { name: 'note', value: run.note, wide: true },
      ]}
    />
  )
}

type Sum = 'discount' | 'total' | 'withholdingTax' | 'net' | 'transferred' | 'inCheques'

function Sums({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const row = (name: Sum) => ({
    label: t(`${PAYMENT_RUNS}.fields.${name}`),
    value: <Money value={run[name]} currency={run.currency} />,
    strong: name === 'total' || name === 'net',
  })
  const discount = Number(run.discount) ? [row('discount')] : []
  const tax = Number(run.withholdingTax) ? [row('withholdingTax'), row('net')] : []
  const ways = Number(run.inCheques) ? [row('inCheques'), row('transferred')] : []
  return <Totals rows={[...discount, row('total'), ...baseTotalRows(run, t), ...tax, ...ways]} />
}

const Prints = ({ run: { id } }: { run: PaymentRun }) => (
  <PdfPrints<Schema<'PaymentRunPrint'>>
    path={`/api/payment-runs/${id}/prints`}
    rowOf={({ id, url, originalFilename, uploadedAt, uploadedByName }) => ({
      ...{ id, url, at: uploadedAt, by: uploadedByName },
      title: <bdi dir="ltr">{originalFilename}</bdi>,
    })}
  />
)
