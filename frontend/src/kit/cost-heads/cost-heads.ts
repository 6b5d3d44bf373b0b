import type { TFunction } from 'i18next'
import { COST_HEADS } from '@binaa/backend/cost-heads'

/** What a cost head is called, the same in bills of quantities, orders and budgets. */
export const costHeadText = (t: TFunction, head: string) => t(`kit.cost_head.${head}`)

/** What a cost can be booked under, in the order in which it is offered. */
export const costHeadOptions = (t: TFunction) =>
  COST_HEADS.map((value) => ({ value, label: costHeadText(t, value) }))
