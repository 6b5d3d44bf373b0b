import type { CashLine } from './cash_sources.js'

/** Money of one project that is expected to go out, in the currency of its document. */
export interface ProjectCash {
  kind: 'bill' | 'order'
  recordId: number
  number: string
  party: string | null
  /** When it is expected; null where nothing says when. */
  on: string | null
  /** What its document says. */
  dueOn: string | null
  currency: string
  /** Minor units; below zero where the vendor owes it. */
  amountMinor: number
}

/** A department that knows what a project is to pay; the firm's forecast reads the same documents. */
export interface ProjectCashSource {
  line: CashLine
  read(projectId: number, from: string): Promise<ProjectCash[]>
}

const sources: ProjectCashSource[] = []

/** Makes a department's expected payments part of those of projects; called at boot. */
export function registerProjectCash(source: ProjectCashSource) {
  sources.push(source)
}

/** Everything that a project is to pay from a day on. */
export async function projectCash(projectId: number, from: string): Promise<ProjectCash[]> {
  const read = await Promise.all(sources.map((source) => source.read(projectId, from)))
  return read.flat()
}
