import { Table } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { compare, currencyDecimals, sum } from '../../../kit/decimal'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { Details } from '../../../kit/show/details'
import { documentPath } from '../ageing/ageing'
import { INVOICES, invoicePath, type InvoiceDetail } from './invoice'
import { InvoiceNumber } from './invoice-texts'

const AMOUNTS = [
  'gross', 'advanceRecovery', 'deductions', 'retention', 'taxable', 'vat', 'total', 'payable',
  'settled', 'balance',
] as const // prettier-ignore

export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { buyer, contract, original } = invoice
  const address = [buyer.buildingNumber, buyer.street, buyer.district, buyer.city, buyer.postalCode]
  return (
    <Details
      resource={INVOICES}
      items={[
        {
          name: 'clientName',
          value: invoice.clientId ? (
            <AbilityLink
              ability="clients.view"
              to={`/commercial/clients/${invoice.clientId}?tab=account`}
            >
              <bdi>{invoice.clientName}</bdi>
            </AbilityLink>
          ) : (
            invoice.clientName
          ),
        },
        { name: 'buyerId', value: buyer.vatNumber ?? buyer.otherId },
        { name: 'issuedOn', value: <DateText value={invoice.issuedOn} /> },
        { name: 'dueOn', value: <DateText value={invoice.dueOn} /> },
        {
          name: 'contract',
          value: contract ? (
            <Link to={`/commercial/contracts/${contract.id}`}>
              <bdi>{`${contract.number} ${contract.title}`}</bdi>
            </Link>
          ) : null,
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
        { name: 'address', value: address.filter(Boolean).join(', '), wide: true },
        ...AMOUNTS.map((name) => ({
          name,
          value: <Money value={invoice[name]} currency={invoice.currency} />,
        })),
        { name: 'notes', value: invoice.notes, wide: true },
      ]}
    />
  )
}

/**
 * Whether VAT falls on the lines as they stand. On a certificate recovery and retention come off
 * before: VAT of its lines would contradict the document's.
 */
function isTaxedByLine({ type, lines, vat, currency }: InvoiceDetail): boolean {
  const decimals = currencyDecimals(currency)
  const ofLines = sum(
    lines.map((line) => line.vat),
    decimals
  )
  return type !== 'progress' && compare(ofLines, vat) === 0
}

export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const { currency, lines, type } = invoice
  const title = (key: string) => t(`commercial.invoices.line.${key}`)
  const amount = (value: string) => <Money value={value} currency={currency} />
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={[
        {
          key: 'description',
          title: title('description'),
          render: (_, line) => <bdi>{line.description}</bdi>,
        },
        ...(type === 'progress'
          ? [
              {
                key: 'previous',
                title: title('previous'),
                render: (_: unknown, line: InvoiceDetail['lines'][number]) => (
                  <Quantity value={line.previousQuantity} unit={line.unit} />
                ),
              },
            ]
          : []),
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
        ...(isTaxedByLine(invoice)
          ? [
              {
                key: 'vat',
                title: title('vat'),
                align: 'end' as const,
                render: (_: unknown, line: InvoiceDetail['lines'][number]) => amount(line.vat),
              },
            ]
          : []),
      ]}
    />
  )
}

export function InvoiceSettlements({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  if (invoice.settlements.length === 0)
    return <Empty title={t('commercial.invoices.no_settlements')} />
  return (
    <Table
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
