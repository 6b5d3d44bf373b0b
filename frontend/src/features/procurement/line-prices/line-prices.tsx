import type { ReactNode } from 'react'
import { Button, Flex, Tag, Typography, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Percent, Quantity, Rate, Whole } from '../../../kit/display/numbers'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { useLinePrices, type LinePrices } from './use-line-prices'
import type { PricedDocument, PricedLine } from './use-line-prices'

const TEXTS = 'procurement.line_prices'

interface LinePricesProps extends PricedDocument {
  lines: PricedLine[]
  /** Writes a price into the line at a place; without it the prices are only read. */
  onUse?: (index: number, unitPrice: string) => void
}

interface Row {
  index: number
  description: string
  known: LinePrices
}

/** The contract price and the last prices of each line with a material, below the lines. */
export function LinePricesPanel({ lines, onUse, ...document }: LinePricesProps) {
  const { t } = useTranslation()
  const prices = useLinePrices(document, lines)
  const columns = useColumns(onUse)
  const rows = lines.flatMap(({ description }, index): Row[] => {
    const known = prices[index]
    const hasAny = known && (known.contract || known.last.length > 0)
    return hasAny ? [{ index, description: String(description ?? ''), known }] : []
  })
  if (!rows.length) return null
  return (
    <section aria-label={t(`${TEXTS}.title`)} style={{ marginBlock: 12 }}>
      <Typography.Text strong>{t(`${TEXTS}.title`)}</Typography.Text>
      <RecordTable<Row>
        size="small"
        rowKey="index"
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
    </section>
  )
}

function useColumns(onUse: LinePricesProps['onUse']): TableColumnType<Row>[] {
  const { t } = useTranslation()
  const offered = (row: Row) => (price: string | null) =>
    onUse && price ? <UseButton row={row} onUse={() => onUse(row.index, price)} /> : null
  return [
    { title: '#', width: 48, render: (_, { index }) => <Whole value={index + 1} /> },
    {
      title: t(`${TEXTS}.line`),
      render: (_, row) => (
        <Flex vertical align="start">
          <MixedText>{row.description}</MixedText>
          <Difference known={row.known} />
        </Flex>
      ),
    },
    {
      title: t(`${TEXTS}.contract`),
      render: (_, row) => <Contract known={row.known} offer={offered(row)} />,
    },
    {
      title: t(`${TEXTS}.last`),
      render: (_, row) => <Last known={row.known} offer={offered(row)} />,
    },
  ]
}

function UseButton({ row, onUse }: { row: Row; onUse: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      size="small"
      type="link"
      aria-label={t(`${TEXTS}.use_for`, { number: row.index + 1 })}
      onClick={onUse}
    >
      {t(`${TEXTS}.use`)}
    </Button>
  )
}

/** How far the price lies above what was agreed or paid before, marked where that is too far. */
function Difference({ known }: { known: LinePrices }) {
  const { t } = useTranslation()
  const color = known.tooHigh ? 'red' : 'default'
  return (['aboveContract', 'aboveLast'] as const).map((name) =>
    Number(known[name]) > 0 ? (
      <Tag key={name} color={color}>
        {t(`${TEXTS}.${name}`)} <Percent value={known[name]} decimals={1} />
      </Tag>
    ) : null
  )
}

interface PriceProps {
  known: LinePrices
  offer: (price: string | null) => ReactNode
}

function Contract({ known: { contract }, offer }: PriceProps) {
  const { t } = useTranslation()
  if (!contract) return NONE
  const { price, currency, unit, minQuantity, applies, validToOn, listId, name, inLine } = contract
  return (
    <Flex vertical align="start">
      <span>
        <Amount price={price} currency={currency} unit={unit} /> {applies ? offer(inLine) : null}
      </span>
      <small>
        <AbilityLink ability="purchase-orders.view-all" to={`/procurement/price-lists/${listId}`}>
          {name}
        </AbilityLink>
        {validToOn ? (
          <>
            {' · '}
            {t(`${TEXTS}.until`)} <DateText value={validToOn} />
          </>
        ) : null}
        {Number(minQuantity) ? (
          <>
            {' · '}
            {t(`${TEXTS}.from`)} <Quantity value={minQuantity} />
          </>
        ) : null}
      </small>
    </Flex>
  )
}

function Last({ known: { last }, offer }: PriceProps) {
  if (!last.length) return NONE
  return (
    <Flex vertical align="start">
      {last.map((price, at) => (
        <span key={`${price.orderId}-${at}`}>
          <Amount price={price.unitPrice} currency={price.currency} unit={price.unit} />
          {price.currency !== 'SAR' && price.base ? (
            <small>
              {' '}
              (<Amount price={price.base} currency="SAR" unit={null} />)
            </small>
          ) : null}
          {' · '}
          <DateText value={price.orderedOn} /> {' · '}
          <MixedText>{price.vendorName}</MixedText> {' · '}
          <AbilityLink
            ability="purchase-orders.view-all"
            to={`/procurement/purchase-orders/${price.orderId}`}
          >
            <Ltr>{price.number}</Ltr>
          </AbilityLink>{' '}
          {offer(price.inLine)}
        </span>
      ))}
    </Flex>
  )
}

interface AmountProps {
  price: string
  currency: string
  unit: string | null
}

function Amount({ price, currency, unit }: AmountProps) {
  const unitOf = useChoiceLabel('purchase-units')
  return (
    <>
      <Rate value={price} /> <bdi>{currency}</bdi>
      {unit ? <> / {unitOf(unit)}</> : null}
    </>
  )
}
