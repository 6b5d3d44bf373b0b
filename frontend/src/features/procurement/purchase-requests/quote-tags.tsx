import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { PURCHASE_REQUESTS, type Quote } from './purchase-request'

const BLOCKED = ['on_hold', 'blacklisted']

/** What speaks for a quote and what against it, in words. */
export function QuoteTags({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.${key}`)
  return (
    <>
      {quote.lowest ? <Tag color="green">{text('lowest_total')}</Tag> : null}
      {quote.bestScore ? (
        <Tag color="blue">
          {text('best_score')} {quote.vendorScore}
        </Tag>
      ) : null}
      {quote.expired ? <Tag color="red">{text('expired')}</Tag> : null}
      {quote.status === 'quoted' && !quote.complete ? (
        <Tag color="orange">{text('incomplete')}</Tag>
      ) : null}
      {quote.status === 'quoted' && quote.landedBase === null ? (
        <Tag color="orange">{text('no_rate')}</Tag>
      ) : null}
      {BLOCKED.includes(quote.vendorStatus) ? <StatusTag status={quote.vendorStatus} /> : null}
    </>
  )
}
