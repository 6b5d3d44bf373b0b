import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * What a project is worth to the firm: its contract with the variations that are approved, those that wait for the
 * client, and what it was invoiced of that.
 */
export const WORTH_FIGURES = ['contract', 'variations', 'pending', 'invoiced', 'received'] as const
export type WorthFigure = (typeof WORTH_FIGURES)[number]

export interface WorthSum {
  projectId: number
  figure: WorthFigure
  /** Minor units of the currency. */
  amountMinor: number
  currency: string
}

export interface WorthDocument extends Omit<WorthSum, 'projectId' | 'figure'> {
  kind: string
  recordId: number
  number: string
  party: string | null
  on: string | null
}

export interface ProjectWorth {
  sums(projectIds: readonly number[], client: QueryClientContract): Promise<WorthSum[]>
  documents(projectId: number, figure: WorthFigure): Promise<WorthDocument[]>
}

let worth: ProjectWorth | null = null

/** Who keeps the projects says what they are worth; called at boot. */
export function installProjectWorth(installed: ProjectWorth) {
  worth = installed
}

/** @throws Error before anyone says what projects are worth */
export function projectWorth(): ProjectWorth {
  if (!worth) throw new Error('no department says what projects are worth')
  return worth
}
