import type { Schema } from '../../../api/types'
import { Card, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { VatText } from '../../../kit/vat/vat-text'
import { PaymentTermText } from './payment-term-select'
import { VersionLines } from './version-lines'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'

type Version = Schema<'PurchaseOrderVersion'>
type Terms = Version['terms']

/** The versions that amendments have replaced, beside the current one. */
export function OrderVersions({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const query = useQuery<Version[]>({
    queryKey: [`/api/purchase-orders/${order.id}/amendments`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const versions = query.data ?? []
  if (!versions.length) return <Empty title={t(`${PURCHASE_ORDERS}.amendment.none`)} />
  return (
    <Flex vertical gap="middle">
      {versions.map((version) => (
        <VersionCard key={version.id} version={version} order={order} />
      ))}
    </Flex>
  )
}

function VersionCard({ version, order }: { version: Version; order: PurchaseOrder }) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center">
          {t(`${PURCHASE_ORDERS}.amendment.version`, { revision: version.revision })}
          <StatusTag status={version.outcome} />
          <Money value={version.total} currency={order.currency} />
        </Flex>
      }
    >
      <p style={{ marginBlockStart: 0 }}>
        <InstantText value={version.createdAt} /> · <MixedText>{version.createdByName}</MixedText>:{' '}
        <MixedText>{version.reason}</MixedText>
      </p>
      <Flex vertical gap="small">
        <ChangedTerms then={version.terms} order={order} />
        <VersionLines then={version.lines} now={order.lines} />
      </Flex>
    </Card>
  )
}

const NAMES = [
  'requiredOn',
  'deliveryLocation',
  'paymentTermId',
  'retention',
  'warrantyMonths',
  'taxBorne',
  'freight',
  'freightVatRate',
  'otherCharges',
  'otherChargesVatRate',
  'terms',
] as const

/** What beside the lines differs from the current version; nothing when all of it is the same. */
function ChangedTerms({ then, order }: { then: Terms; order: PurchaseOrder }) {
  const { t } = useTranslation()
  const now: Partial<Terms> = order
  const same = (name: keyof Terms) => textOf(name, then) === textOf(name, now)
  const changed = NAMES.filter((name) => !same(name))
  if (!changed.length) return null
  const text = (key: string) => t(`${PURCHASE_ORDERS}.amendment.${key}`)
  const shown = (name: keyof Terms, terms: Partial<Terms>) => {
    if (name === 'taxBorne') return terms.taxBorne ? t(`${PURCHASE_ORDERS}.tax_borne`) : NONE
    return termText(name, terms, order.currency) ?? NONE
  }
  return (
    <RecordTable
      size="small"
      rowKey={(name) => name}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={changed}
      columns={[
        { title: text('changed'), render: (_, name) => t(`${PURCHASE_ORDERS}.fields.${name}`) },
        { title: text('then'), render: (_, name) => shown(name, then) },
        { title: text('now'), render: (_, name) => shown(name, now) },
      ]}
    />
  )
}

/** What distinguishes two versions of a term; the VAT of a charge is its category too. */
function textOf(name: keyof Terms, terms: Partial<Terms>): string {
  const value = String(terms[name] ?? '')
  const charge = CHARGES.find((one) => name === `${one}VatRate`)
  if (!charge) return value
  return Number(terms[charge]) > 0 ? `${terms[`${charge}VatCategory`]} ${value}` : ''
}

const CHARGES = ['freight', 'otherCharges'] as const

function termText(name: keyof Terms, terms: Partial<Terms>, currency: string): ReactNode {
  const value = terms[name]
  if (value === null || value === undefined || value === '') return null
  switch (name) {
    case 'requiredOn':
      return <DateText value={String(value)} />
    case 'paymentTermId':
      return <PaymentTermText id={Number(value)} />
    case 'retention':
      return <Percent value={String(value)} decimals={2} />
    case 'freight':
    case 'otherCharges':
      return <Money value={String(value)} currency={currency} />
    case 'freightVatRate':
    case 'otherChargesVatRate': {
      const charge = name === 'freightVatRate' ? 'freight' : 'otherCharges'
      if (!Number(terms[charge])) return null
      return <VatText category={terms[`${charge}VatCategory`] ?? 'S'} rate={String(value)} />
    }
    default:
      return <MixedText>{String(value)}</MixedText>
  }
}
