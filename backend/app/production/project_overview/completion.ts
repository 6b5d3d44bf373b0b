import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import type Project from '#production/projects/project'

/**
 * The completion date of the contract and what has moved it: the days of approved variations, and those
 * granted for delays. Days that are claimed move nothing before they are granted.
 */
export async function completionOf({ id, plannedFinishOn }: Project) {
  const variationDays = await sumOf('variation_orders', 'days', {
    project_id: id,
    status: 'approved',
  })
  const grantedDays = await sumOf('delays', 'granted_days', { project_id: id, status: 'granted' })
  const claimedDays = await sumOf('delay_claims', 'claimed_days', {
    ...{ project_id: id, status: 'submitted' },
  })
  return {
    originalFinishOn: plannedFinishOn,
    ...{ variationDays, grantedDays, claimedDays },
    revisedFinishOn: plannedFinishOn && addDays(plannedFinishOn, variationDays + grantedDays),
  }
}

async function sumOf(table: string, column: string, of: Record<string, string | number>) {
  const row = await db.from(table).where(of).sum(`${column} as days`).first()
  return Number(row?.days ?? 0)
}
