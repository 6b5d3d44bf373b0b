import { useState } from 'react'
import { Button, Flex, Radio, Table, Tag, type TableColumnType } from 'antd'
import { TrophyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Money, Rate } from '../../../kit/display/numbers'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { UnitQuantity } from '../materials/unit-quantity'
import { ComparisonTotals } from './comparison-totals'
import { QuoteTags } from './quote-tags'
import { LineName } from './request-details'
import {
  priceOf,
  PURCHASE_REQUESTS,
  type Comparison,
  type PurchaseRequest,
  type Quote,
  type RequestLine,
} from './purchase-request'
import styles from './comparison-grid.module.css'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'

/** Quote of each line that is to be awarded. */
type Choice = Record<number, number>

interface GridProps {
  request: PurchaseRequest
  comparison: Comparison
  /** Only those with prices. */
  quotes: Quote[]
  action: ReturnType<typeof useRecordAction>
}

/** Lines × vendors; the lowest price of each line is marked and chosen at first. */
export function ComparisonGrid({ request, comparison, quotes, action }: GridProps) {
  const lines = request.lines
  const [choice, setChoice] = useState<Choice>(() => chosenAtFirst(comparison, quotes, lines))
  const columns = useColumns({ request, comparison, quotes, choice, setChoice })
  return (
    <>
      <Table<RequestLine>
        size="small"
        rowKey="id"
        className={styles.comparison}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={lines}
        columns={columns}
        summary={() => <ComparisonTotals quotes={quotes} baseCurrency={comparison.baseCurrency} />}
      />
      {request.can.award ? (
        <div>
          <AwardButton request={request} quotes={quotes} choice={choice} action={action} />
        </div>
      ) : null}
    </>
  )
}

interface AwardButtonProps extends Omit<GridProps, 'comparison'> {
  choice: Choice
}

/** Awards the chosen lines; a price above the lowest needs a reason. */
function AwardButton({ request, quotes, choice, action }: AwardButtonProps) {
  const { t } = useTranslation()
  const chosen = request.lines.flatMap(({ id }) =>
    choice[id] ? [{ lineId: id, quoteId: choice[id] }] : []
  )
  const aboveLowest = chosen.some(
    ({ lineId, quoteId }) => !priceIn(quotes, quoteId, lineId)?.lowest
  )
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.award.${key}`, { count: chosen.length })
  return (
    <ConfirmAction
      type="primary"
      icon={<TrophyOutlined />}
      disabled={!chosen.length}
      label={text('button')}
      title={text('title')}
      content={text(aboveLowest ? 'above_lowest' : 'text')}
      confirmLabel={text('confirm')}
      reason={aboveLowest ? { label: text('reason'), required: true } : undefined}
      onConfirm={(reason) =>
        action.run(request, {
          path: 'award',
          body: { lines: chosen, reason: reason || null },
          done: text('done'),
        })
      }
    />
  )
}

const priceIn = (quotes: Quote[], quoteId: number, lineId: number) => {
  const quote = quotes.find(({ id }) => id === quoteId)
  return quote && priceOf(quote, lineId)
}

function chosenAtFirst({ awards }: Comparison, quotes: Quote[], lines: RequestLine[]): Choice {
  if (awards.length)
    return Object.fromEntries(awards.map(({ lineId, quoteId }) => [lineId, quoteId]))
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const lowest = quotes.find((quote) => priceOf(quote, id)?.lowest)
      return lowest ? [[id, lowest.id]] : []
    })
  )
}

interface ColumnProps extends Omit<GridProps, 'action'> {
  choice: Choice
  setChoice: (choice: Choice) => void
}

function useColumns(props: ColumnProps): TableColumnType<RequestLine>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
  return [
    {
      title: field('description'),
      fixed: 'left',
      className: styles.line,
      render: (_, line) => (
        <>
          <LineName line={line} />
          <div>
            <small>
              <UnitQuantity value={line.quantity} unit={line.unit} />
            </small>
          </div>
        </>
      ),
    },
    ...props.quotes.map((quote) => ({
      key: quote.id,
      title: <VendorHead quote={quote} {...props} />,
      onCell: (line: RequestLine) => ({
        className: props.choice[line.id] === quote.id ? styles.chosen : undefined,
      }),
      render: (_: unknown, line: RequestLine) => <PriceCell line={line} quote={quote} {...props} />,
    })),
  ]
}

/** A vendor over its column; one press chooses all that it offers. */
function VendorHead({ quote, request, choice, setChoice }: ColumnProps & { quote: Quote }) {
  const { t } = useTranslation()
  const all = Object.fromEntries(quote.prices.map(({ lineId }) => [lineId, quote.id]))
  return (
    <Flex vertical gap={4} align="start">
      <MixedText>{quote.vendorName}</MixedText>
      <Flex gap={4} wrap>
        <QuoteTags quote={quote} />
      </Flex>
      {request.can.award ? (
        <Button
          size="small"
          type="link"
          style={{ paddingInline: 0 }}
          onClick={() => setChoice({ ...choice, ...all })}
        >
          {t(`${PURCHASE_REQUESTS}.choose_all`)}
        </Button>
      ) : null}
    </Flex>
  )
}

interface PriceCellProps extends ColumnProps {
  line: RequestLine
  quote: Quote
}

function PriceCell({ line, quote, request, comparison, choice, setChoice }: PriceCellProps) {
  const { t } = useTranslation()
  const price = priceOf(quote, line.id)
  if (!price) return <span aria-label={t(`${PURCHASE_REQUESTS}.not_offered`)}>{NONE}</span>
  const { currency } = quote
  return (
    <Flex gap="small" align="start">
      {request.can.award ? (
        <Radio
          checked={choice[line.id] === quote.id}
          onChange={() => setChoice({ ...choice, [line.id]: quote.id })}
          aria-label={`${line.description}: ${quote.vendorName}`}
        />
      ) : null}
      <div>
        <div>
          <bdi dir="ltr">
            {currency} <Rate value={price.unitPrice} />
          </bdi>
        </div>
        <small>
          <Money
            value={price.netBase ?? price.net}
            currency={price.netBase ? comparison.baseCurrency : currency}
          />
        </small>
        {price.lowest ? (
          <div>
            <Tag color="green">{t(`${PURCHASE_REQUESTS}.lowest`)}</Tag>
          </div>
        ) : null}
      </div>
    </Flex>
  )
}
