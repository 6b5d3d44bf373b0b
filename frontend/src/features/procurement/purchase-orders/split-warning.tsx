import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { orderPath, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

/** Other orders to the vendor with which this one would need a higher approval. */
export function SplitWarning({ order: { split } }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!split) return null
  const total = formats.money(split.total, BASE_CURRENCY)
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${PURCHASE_ORDERS}.split`, { days: split.days, total })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {split.orders.map((other) => (
            <li key={other.id}>
              <Link to={orderPath(other)}>
                <bdi dir="ltr">{other.number}</bdi>
              </Link>{' '}
              · <DateText value={other.orderedOn} /> ·{' '}
              <Money value={other.total} currency={BASE_CURRENCY} />
            </li>
          ))}
        </ul>
      }
    />
  )
}
