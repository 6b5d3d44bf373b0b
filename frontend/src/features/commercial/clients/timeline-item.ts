import type { Schema } from '../../../api/types'

/** One thing that happened with a client, in whichever department. */
export type TimelineItem = Schema<'TimelineItem'>

/** Kinds that people note down themselves and may take back. */
export const ACTIVITY_KINDS = ['call', 'visit', 'meeting', 'email', 'note']
