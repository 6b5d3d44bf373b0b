import type { Schema } from '../../../api/types'

export const DELAY_CLAIMS = 'production.delay_claims'

export type DelayClaimRow = Schema<'DelayClaimRow'>
export type DelayClaim = Schema<'DelayClaim'>

export const claimPath = ({ id }: { id: number | string }): string =>
  `/production/delay-claims/${id}`
