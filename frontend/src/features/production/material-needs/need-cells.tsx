import { Flex } from 'antd'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { MovedDay } from '../../../kit/display/moved-day'
import { Quantity } from '../../../kit/display/numbers'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import type { MaterialNeed } from './material-needs'

interface NeedProps {
  need: MaterialNeed
}

export function NeedTask({ need }: NeedProps) {
  return (
    <>
      <Ltr>{need.taskCode}</Ltr> <LocalName name={need.taskName} nameAr={need.taskNameAr} />
    </>
  )
}

export function NeedMaterial({ need }: NeedProps) {
  return (
    <>
      <LocalName name={need.materialName} nameAr={need.materialNameAr} />
      <div>
        <Ltr>{need.materialCode}</Ltr>
      </div>
    </>
  )
}

export function NeedQuantity({ need, of = 'quantity' }: NeedProps & { of?: Amount }) {
  const unit = useChoiceLabel('purchase-units')
  if (of !== 'quantity' && Number(need[of]) === 0) return <>–</>
  return (
    <>
      <Quantity value={need[of]} /> {of === 'quantity' ? unit(need.unit) : null}
    </>
  )
}

type Amount = 'quantity' | 'requested' | 'ordered' | 'received'

/** The day as the schedule is now, and by how much it has moved since it was asked for. */
export function NeedBy({ need: { needByOn, requestedByOn } }: NeedProps) {
  return (
    <>
      <DateText value={needByOn} />
      <MovedDay from={requestedByOn} to={needByOn} />
    </>
  )
}

/** The requests and orders behind a need. */
export function NeedDocuments({ need }: NeedProps) {
  const orders = new Map(need.supply.map((one) => [one.orderId, one.number]))
  const requests = new Map(need.requests.map((one) => [one.id, one.number]))
  if (!orders.size && !requests.size) return <>–</>
  return (
    <Flex vertical>
      {[...requests].map(([id, number]) => (
        <AbilityLink
          key={`request ${id}`}
          ability="purchase-requests.view"
          to={`/procurement/purchase-requests/${id}`}
        >
          <Ltr>{number}</Ltr>
        </AbilityLink>
      ))}
      {[...orders].map(([id, number]) => (
        <AbilityLink
          key={`order ${id}`}
          ability="purchase-orders.view-all"
          to={`/procurement/purchase-orders/${id}`}
        >
          <Ltr>{number}</Ltr>
        </AbilityLink>
      ))}
    </Flex>
  )
}
