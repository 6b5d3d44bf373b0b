import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { StatusTag } from '../../../kit/display/status-tag'
import { PURCHASE_REQUESTS, type Award, type Quote } from './purchase-request'
import { MixedText } from '../../../kit/display/mixed-text'

/** The orders that an award has drafted, and why it did not go to the lowest. */
export function AwardedOrders({ awards, quotes }: { awards: Award[]; quotes: Quote[] }) {
  const { t } = useTranslation()
  if (!awards.length) return null
  const nameOf = new Map(quotes.map(({ id, vendorName }) => [id, vendorName]))
  const first = [...new Map(awards.map((award) => [award.quoteId, award])).values()]
  const reason = awards.find((award) => award.reason)?.reason
  return (
    <Alert
      type="success"
      showIcon
      message={t(`${PURCHASE_REQUESTS}.orders`)}
      description={
        <Flex vertical gap={4}>
          {first.map((award) => (
            <Flex key={award.quoteId} gap="small" wrap align="center">
              <MixedText>{nameOf.get(award.quoteId)}</MixedText>
              <DraftedOrder award={award} />
            </Flex>
          ))}
          {reason ? (
            <div>
              {t(`${PURCHASE_REQUESTS}.award_reason`)} <MixedText>{reason}</MixedText>
            </div>
          ) : null}
        </Flex>
      }
    />
  )
}

function DraftedOrder({ award }: { award: Award }) {
  const { t } = useTranslation()
  if (!award.orderId) return t(`${PURCHASE_REQUESTS}.order_gone`)
  return (
    <>
      <AbilityLink
        ability="purchase-orders.view"
        to={`/procurement/purchase-orders/${award.orderId}`}
      >
        {award.orderNumber}
      </AbilityLink>
      <StatusTag status={award.orderStatus} />
    </>
  )
}
