/** What a cost is planned and booked under: one list for bills of quantities, orders and budgets. */
export const COST_HEADS = [
  'material',
  'labour',
  'equipment',
  'subcontract',
  'prelims',
  'overhead',
] as const

export type CostHead = (typeof COST_HEADS)[number]
