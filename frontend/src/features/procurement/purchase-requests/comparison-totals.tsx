import type { ReactNode } from 'react'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { PaymentTermText } from '../purchase-orders/payment-term-select'
import { PURCHASE_REQUESTS, type Quote } from './purchase-request'

interface ComparisonTotalsProps {
  quotes: Quote[]
  baseCurrency: string
}

/** What applies to a whole quote, below its lines. */
export function ComparisonTotals({ quotes, baseCurrency }: ComparisonTotalsProps) {
  const { t } = useTranslation()
  const rows = useRows(baseCurrency)
  return (
    <Table.Summary>
      {rows.map(({ name, render, strong }) => (
        <Table.Summary.Row key={name}>
          <Table.Summary.Cell index={0}>
            <strong>{t(`${PURCHASE_REQUESTS}.fields.${name}`)}</strong>
          </Table.Summary.Cell>
          {quotes.map((quote, i) => (
            <Table.Summary.Cell key={quote.id} index={i + 1}>
              {strong ? <strong>{render(quote)}</strong> : render(quote)}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      ))}
    </Table.Summary>
  )
}

interface TotalRow {
  name: string
  render: (quote: Quote) => ReactNode
  strong?: boolean
}

function useRows(baseCurrency: string): TotalRow[] {
  const { t } = useTranslation()
  return [
    { name: 'net', render: ({ net, currency }) => <Money value={net} currency={currency} /> },
    {
      name: 'freight',
      render: ({ freight, currency }) => <Money value={freight} currency={currency} />,
    },
    {
      name: 'landedBase',
      strong: true,
      render: ({ landedBase }) =>
        landedBase ? <Money value={landedBase} currency={baseCurrency} /> : NONE,
    },
    {
      name: 'leadDays',
      render: ({ leadDays }) =>
        leadDays === null ? NONE : t(`${PURCHASE_REQUESTS}.days`, { count: leadDays }),
    },
    { name: 'validUntilOn', render: ({ validUntilOn }) => <DateText value={validUntilOn} /> },
    { name: 'paymentTermId', render: (quote) => <QuoteTerms quote={quote} /> },
  ]
}

function QuoteTerms({ quote: { paymentTermId, terms } }: { quote: Quote }) {
  if (!paymentTermId && !terms) return NONE
  return (
    <>
      {paymentTermId ? <PaymentTermText id={paymentTermId} /> : null}
      {terms ? (
        <div style={{ maxInlineSize: 260, whiteSpace: 'pre-line' }} dir="auto">
          {terms}
        </div>
      ) : null}
    </>
  )
}
