import type { Answer, Schema } from '../../../api/types'

export const CALLS = 'commercial.collection_calls'

export const RESULTS = [
  'promised',
  'call_back',
  'no_answer',
  'disputed',
  'refused',
  'other',
] as const

/** A call that was made about what a client owes. */
export type CollectionCall = Schema<'CollectionCall'>

/** Whom to call today, and why. */
export type CallsDue = Answer<'collection_calls.due'>
export type CallDue = Schema<'CallDue'>
