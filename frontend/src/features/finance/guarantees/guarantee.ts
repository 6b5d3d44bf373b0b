import type { Answer, Schema } from '../../../api/types'

export const GUARANTEES = 'finance.guarantees'

export const KINDS = ['bid', 'performance', 'advance', 'retention'] as const
export const DIRECTIONS = ['issued', 'received'] as const

/** What a bank stands for, as the list and as its page have it. */
export type GuaranteeRow = Schema<'GuaranteeRow'>
export type Guarantee = Schema<'Guarantee'>

export type UncoveredAdvance = Schema<'UncoveredAdvance'>
export type GuaranteeElsewhere = Schema<'GuaranteeElsewhere'>
export type GuaranteeCosts = Answer<'guarantee_sums.costs'>

export const guaranteePath = ({ id }: { id: number | string }): string =>
  `/finance/guarantees/${id}`
