import { CollectionCallSchema } from '#database/schema'

export const CALL_RESULTS = [
  'promised',
  'call_back',
  'no_answer',
  'disputed',
  'refused',
  'other',
] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/** That a client was called about what it owes, and what came of it; never changed. */
export default class CollectionCall extends CollectionCallSchema {
  declare result: CallResult
}
