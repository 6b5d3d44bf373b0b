import type { TFunction } from 'i18next'

/** What a cost is booked under, in the order in which it is offered. */
const COST_HEADS = ['material', 'labour', 'equipment', 'subcontract', 'prelims', 'overhead']

export const costHeadText = (t: TFunction, head: string) =>
  t(`engineering.quotations.costHead.${head}`)

export const costHeadOptions = (t: TFunction) =>
  COST_HEADS.map((value) => ({ value, label: costHeadText(t, value) }))
