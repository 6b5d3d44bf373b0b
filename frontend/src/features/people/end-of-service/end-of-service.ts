import type { Schema } from '../../../api/types'

export const END_OF_SERVICE = 'people.end_of_service'

export type Liability = Schema<'EndOfServiceLiability'>
export type LiabilityRow = Schema<'LiabilityRow'>

export const PAGE_SIZE = 25
