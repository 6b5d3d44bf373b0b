import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ChequeLink } from '../../../kit/display/cheque-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { PrintButton } from '../../../kit/jobs/print-button'
import { RecordTable } from '../../../kit/table/record-table'
import { PAYMENT_RUNS, type PaymentRun } from './payment-run'

type Vendor = PaymentRun['vendors'][number]
type Item = PaymentRun['items'][number]

const ADVISED: readonly PaymentRun['status'][] = ['approved', 'paid']

/** What each vendor gets and to which account; once it is approved with its remittance advice. */
export function RunVendors({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const columns = useVendorColumns(run)
  const advice: TableColumnType<Vendor> = {
    render: (_, row) => (
      <PrintButton
        url={`/api/payment-runs/${run.id}/prints`}
        label={t(`${PAYMENT_RUNS}.advice`)}
        body={{ paper: 'advice', vendorId: row.vendorId }}
      />
    ),
  }
  return (
    <RecordTable<Vendor>
      size="small"
      rowKey="vendorId"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={run.vendors}
      columns={ADVISED.includes(run.status) ? [...columns, advice] : columns}
    />
  )
}

/** The account, or the cheque that is given instead. */
function PaidTo({ row }: { row: Vendor }) {
  const { t } = useTranslation()
  if (row.cheque) return <ChequeLink cheque={row.cheque} />
  if (row.byCheque) return <Tag>{t(`${PAYMENT_RUNS}.by_cheque`)}</Tag>
  return (
    <>
      <MixedText>{row.bankName}</MixedText> {row.account ? <Ltr>{row.account}</Ltr> : null}
    </>
  )
}

const isTaxed = ({ withholdingTax }: Pick<PaymentRun, 'withholdingTax'>) =>
  Number(withholdingTax) !== 0

function useVendorColumns(run: PaymentRun): TableColumnType<Vendor>[] {
  const { t } = useTranslation()
  const { currency } = run
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
  return [
    { title: text('vendorName'), render: (_, row) => <MixedText>{row.vendorName}</MixedText> },
    {
      title: text('account'),
      render: (_, row) => <PaidTo row={row} />,
    },
    { title: text('endToEndId'), render: (_, row) => <Ltr>{row.endToEndId}</Ltr> },
    { title: text('itemCount'), align: 'end', render: (_, row) => row.itemCount },
    {
      title: text('amount'),
      align: 'end',
      render: (_, row) => <Money bare value={row.amount} currency={currency} />,
    },
    ...(isTaxed(run)
      ? (['withholdingTax', 'net'] as const).map((name) => ({
          title: text(name),
          align: 'end' as const,
          render: (_: unknown, row: Vendor) => <Money bare value={row[name]} currency={currency} />,
        }))
      : []),
  ]
}

/** What is paid of each bill; one that has changed since says so. */
export function RunItems({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const columns = useItemColumns(run)
  const problem: TableColumnType<Item> = {
    title: t(`${PAYMENT_RUNS}.fields.problem`),
    render: (_, item) =>
      item.problem ? <Tag color="red">{t(`${PAYMENT_RUNS}.problems.${item.problem}`)}</Tag> : null,
  }
  return (
    <RecordTable<Item>
      size="small"
      rowKey="billId"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={run.items}
      columns={run.items.some((item) => item.problem) ? [...columns, problem] : columns}
    />
  )
}

function useItemColumns(run: PaymentRun): TableColumnType<Item>[] {
  const { vendors, currency } = run
  const { t } = useTranslation()
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
  const names = new Map(vendors.map(({ vendorId, vendorName }) => [vendorId, vendorName]))
  type Amount = 'open' | 'discount' | 'amount' | 'withholdingTax'
  const amount = (name: Amount): TableColumnType<Item> => ({
    title: text(name),
    align: 'end',
    render: (_, item) => <Money bare value={item[name]} currency={currency} />,
  })
  return [
    {
      title: text('billNumber'),
      render: (_, item) => (
        <AbilityLink ability="finance.bills" to={`/finance/bills/${item.billId}`}>
          <Ltr>{item.billNumber}</Ltr>
        </AbilityLink>
      ),
    },
    {
      title: text('vendorName'),
      render: (_, item) => <MixedText>{names.get(item.vendorId)}</MixedText>,
    },
    { title: text('orderNumber'), render: (_, item) => <Ltr>{item.orderNumber}</Ltr> },
    { title: text('dueOn'), render: (_, item) => <DateText value={item.dueOn} /> },
    amount('open'),
    amount('discount'),
    amount('amount'),
    ...(isTaxed(run) ? [amount('withholdingTax')] : []),
  ]
}
