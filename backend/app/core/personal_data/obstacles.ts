import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Person } from './people.js'

export const OBSTACLES = [
  'account_active',
  'account_of_owner',
  'delegations_open',
  'changes_pending',
  'approvals_pending',
  'still_employed',
  'retention_runs',
  'settlement_open',
  'client_account_open',
  'already_erased',
] as const

/** Why someone's data can't be erased yet. */
export interface Obstacle {
  code: (typeof OBSTACLES)[number]
  /** The day from which it can be. */
  from: string | null
}

type Check = (person: Person, client: QueryClientContract) => Promise<Obstacle[]>

const checks: Check[] = []

/** A department says what has to be settled first. */
export function registerObstacles(check: Check) {
  checks.push(check)
}

export async function obstaclesOf(
  person: Person,
  client: QueryClientContract
): Promise<Obstacle[]> {
  const found = []
  for (const check of checks) found.push(...(await check(person, client)))
  return found
}

/** One obstacle where `is` holds. */
export const obstacle = (
  is: unknown,
  code: Obstacle['code'],
  from: string | null = null
): Obstacle[] => (is ? [{ code, from }] : [])
