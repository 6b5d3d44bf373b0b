import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'

/** `waiting`: for what sets its day off. */
const PLAN_STATES = ['waiting', 'open', 'paid'] as const

/** When which part of an order is paid. */
export const paymentPlan = named(
  'OrderPaymentPlan',
  object({
    currency: text,
    total: money,
    // null: until the order is approved it follows the payment term
    frozenOn: nullable(day),
    instalments: arrayOf(
      object({
        id: nullable(id),
        position: whole,
        portion: nullable(decimal),
        dueFrom: oneOf(DUE_TRIGGERS.map(({ value }) => value)),
        ...each(['months', 'days'], whole),
        discount: nullable(decimal),
        discountDays: whole,
        ...each(['amount', 'paid'], money),
        ...each(['dueOn', 'reachedOn'], nullable(day)),
        state: oneOf(PLAN_STATES),
      })
    ),
    can: can('reach'),
  })
)
