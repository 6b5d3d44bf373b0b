import type { TFunction } from 'i18next'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { compare, sum } from '@binaa/backend/decimal'
import { BASE_CURRENCY, exponentOf } from '@binaa/backend/money'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { useExemptions } from '../../../kit/vat/use-exemptions'
import { VatText } from '../../../kit/vat/vat-text'
import { CompanyLink } from '../companies/company-link'
import { documentPath } from '../ageing/ageing'
import { addressOf, INVOICES, invoicePath, type InvoiceDetail } from './invoice'
import { InvoiceNumber } from './invoice-texts'

const AMOUNTS = [
  'gross',
  'advanceRecovery',
  'deductions',
  'retention',
  'taxable',
  'vat',
  'total',
] as const

export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const { buyer, contract, original } = invoice
  return (
    <Details
      resource={INVOICES}
      items={[
        { name: 'clientName', value: <ClientLink invoice={invoice} /> },
        ...companyOf(invoice, t),
        { name: 'buyerId', value: buyer.vatNumber ?? buyer.otherId },
        { name: 'orderNumber', value: invoice.orderNumber },
        { name: 'issuedOn', value: <DateText value={invoice.issuedOn} /> },
        {
          name: 'contract',
          value: contract ? <ContractLink contract={contract} /> : null,
        },
        { name: 'certificateNo', value: invoice.certificateNo },
        {
          name: 'original',
          value: original ? (
            <Link to={invoicePath(original)}>
              <InvoiceNumber invoice={original} />
            </Link>
          ) : null,
        },
        { name: 'reason', value: invoice.reason },
        { name: 'address', value: addressOf(invoice.buyer), wide: true },
        ...AMOUNTS.map((name) => ({
          name,
          value: <Money value={invoice[name]} currency={invoice.currency} />,
        })),
        ...inRiyals(invoice),
        { name: 'notes', value: invoice.notes, wide: true },
      ]}
    />
  )
}

/** The way to the client's company, for those who may see it. */
const companyOf = ({ companyId, buyer }: InvoiceDetail, t: TFunction) =>
  !companyId
    ? []
    : [
        {
          name: 'company',
          label: t('commercial.companies.singular'),
          value: (
            <CompanyLink id={companyId}>
              <bdi>{buyer.name}</bdi>
            </CompanyLink>
          ),
        },
      ]

/** What a foreign currency is worth, at the rate of the day of issue. */
function inRiyals({ currency, exchangeRate, baseVat, baseTotal }: InvoiceDetail) {
  if (currency === BASE_CURRENCY || !exchangeRate) return []
  return [
    { name: 'exchangeRate', value: <Ltr>{exchangeRate}</Ltr> },
    { name: 'baseVat', value: <Money value={baseVat} currency={BASE_CURRENCY} /> },
    { name: 'baseTotal', value: <Money value={baseTotal} currency={BASE_CURRENCY} /> },
  ]
}

function ContractLink({ contract }: { contract: NonNullable<InvoiceDetail['contract']> }) {
  return (
    <Link to={`/commercial/contracts/${contract.id}`}>
      <bdi>{`${contract.number} ${contract.title}`}</bdi>
    </Link>
  )
}

function ClientLink({ invoice }: { invoice: InvoiceDetail }) {
  const { clientId, clientName } = invoice
  if (!clientId) return <bdi>{clientName}</bdi>
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${clientId}?tab=account`}>
      <bdi>{clientName}</bdi>
    </AbilityLink>
  )
}

/**
 * Whether the VAT of the lines adds up to the document's. On certificates of before it was that of the
 * whole work, without what comes off it.
 */
function isTaxedByLine({ lines, vat, currency }: InvoiceDetail): boolean {
  const decimals = exponentOf(currency)
  const ofLines = sum(
    lines.map((line) => line.vat),
    decimals
  )
  return compare(ofLines, vat) === 0
}

type InvoiceLine = InvoiceDetail['lines'][number]

function LineTax({ line }: { line: InvoiceLine }) {
  const { vatCategory, vatRate, exemptionReason } = line
  const known = useExemptions().find(({ value }) => value === exemptionReason)
  return (
    <>
      <VatText category={vatCategory} rate={vatRate} />
      {exemptionReason ? <div>{known?.label ?? exemptionReason}</div> : null}
    </>
  )
}

const taxColumn = (title: string) => ({
  key: 'vatRate',
  title,
  render: (_: unknown, line: InvoiceLine) => <LineTax line={line} />,
})

function lineColumns(invoice: InvoiceDetail, t: TFunction): TableColumnsType<InvoiceLine> {
  const { currency, type } = invoice
  const title = (key: string) => t(`${INVOICES}.line.${key}`)
  const amount = (value: string) => <Money value={value} currency={currency} />
  const previous = {
    key: 'previous',
    title: title('previous'),
    render: (_: unknown, line: InvoiceLine) => (
      <Quantity value={line.previousQuantity} unit={line.unit} />
    ),
  }
  const vat = {
    key: 'vat',
    title: title('vat'),
    align: 'end' as const,
    render: (_: unknown, line: InvoiceLine) => amount(line.vat),
  }
  return [
    {
      key: 'description',
      title: title('description'),
      render: (_, line) => <bdi>{line.description}</bdi>,
    },
    ...(type === 'progress' ? [previous] : []),
    {
      key: 'quantity',
      title: title('quantity'),
      render: (_, line) => <Quantity value={line.quantity} unit={line.unit} />,
    },
    {
      key: 'price',
      title: title('price'),
      render: (_, line) => <Quantity value={line.unitPrice} />,
    },
    { key: 'net', title: title('net'), align: 'end', render: (_, line) => amount(line.net) },
    taxColumn(title('vatRate')),
    ...(isTaxedByLine(invoice) ? [vat] : []),
  ]
}

export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  return (
    <RecordTable
      size="small"
      pagination={false}
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={invoice.lines}
      columns={lineColumns(invoice, t)}
    />
  )
}

export function InvoiceSettlements({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  if (invoice.settlements.length === 0)
    return <Empty title={t('commercial.invoices.no_settlements')} />
  return (
    <RecordTable
      size="small"
      pagination={false}
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={invoice.settlements}
      columns={[
        {
          key: 'number',
          title: t('commercial.invoices.fields.number'),
          render: (_, { kind, recordId, number }) => (
            <Link to={documentPath({ kind, id: recordId })}>
              <Ltr>{number}</Ltr>
            </Link>
          ),
        },
        {
          key: 'on',
          title: t('commercial.invoices.settled_on'),
          render: (_, row) => <DateText value={row.settledOn} />,
        },
        {
          key: 'amount',
          align: 'end',
          title: t('commercial.invoices.fields.settled'),
          render: (_, row) => <Money value={row.amount} currency={invoice.currency} />,
        },
      ]}
    />
  )
}
