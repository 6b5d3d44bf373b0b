import { dueDay } from '#procurement/payment_terms/schedule'
import type { DueTrigger } from '#procurement/enums/due_triggers'
import type { PlanPart } from './plan.js'

/** The days that parts of a payment wait for; null until it has happened in full. */
export interface Happened {
  receivedOn: string | null
  billedOn: string | null
  retentionDueOn: string | null
}

/** When a part of an order's payment is due; null while it waits for something. */
export function dueOnOfPart(part: PlanPart, happened: Happened): string | null {
  // it follows the warranty of the order where there is one
  if (part.dueFrom === 'retention') return happened.retentionDueOn
  const from: Record<Exclude<DueTrigger, 'retention'>, string | null> = {
    approval: part.approvedOn,
    delivery: happened.receivedOn,
    invoice: happened.billedOn,
    month_end: happened.billedOn,
    milestone: part.reachedOn,
  }
  const day = from[part.dueFrom]
  return day && dueDay(part, day)
}
