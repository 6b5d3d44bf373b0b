import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { PURCHASE_ORDERS } from './purchase-order'

interface ShareBarProps {
  /** Names the bar to those who do not see it. */
  field: 'receivedPct' | 'billedPct' | 'paidPct'
  percent: number
}

/** How much of an order has come, was billed or is paid. */
export function ShareBar({ field, percent }: ShareBarProps) {
  const { t } = useTranslation()
  const style = { inlineSize: '100%', minInlineSize: 110, maxInlineSize: 160, margin: 0 }
  const label = t(`${PURCHASE_ORDERS}.fields.${field}`)
  return <ProgressBar percent={percent} size="small" style={style} aria-label={label} />
}
