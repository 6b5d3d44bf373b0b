import { Typography } from 'antd'
import { Money } from '../../../kit/display/numbers'
import type { Amount } from './payment-tracking'

interface SignedAmountProps {
  figure: Amount
  value: string
  currency: string
  /** Leaves the currency out where it is named beside. */
  bare?: boolean
}

/** An amount of a project; what is late or below zero is in red, and zero where nothing is late is a dash. */
export function SignedAmount({ figure, value, currency, bare = false }: SignedAmountProps) {
  const isLate = figure === 'overdue' && Number(value) > 0
  const money = <Money bare={bare} zeroIsNone value={value} currency={currency} />
  return isLate || Number(value) < 0 ? (
    <Typography.Text type="danger">{money}</Typography.Text>
  ) : (
    money
  )
}
