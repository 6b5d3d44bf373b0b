import type { ApiClient } from '@japa/api-client'
import { aProjectToPlan } from '#tests/functional/production/schedule_support'
import { aBudget, BUDGETS } from './budget_support.js'

/** Budgets among the documents that are approved: where they lie, and how one is made and edited. */
export const BUDGET_KIND = {
  type: 'budget',
  path: BUDGETS,
  table: 'budgets',
  amountColumn: 'total_minor',
  start: async (client: ApiClient, by: string) => {
    const { id: projectId } = await aProjectToPlan()
    return (await aBudget(client, by, { projectId })).body()
  },
  edit: (_: unknown, size: number): [string, Record<string, unknown>] => [
    '',
    { details: `For ${size} sites` },
  ],
}
