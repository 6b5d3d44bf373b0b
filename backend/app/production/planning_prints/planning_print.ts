import type { LOOK_AHEAD_STATES } from '#production/look_ahead/validator'

export const PAPERS = ['a4', 'a3'] as const
export type Paper = (typeof PAPERS)[number]

interface Printed {
  projectId: number
  paper: Paper
  language: 'en' | 'ar'
  /** Any day of the first week. */
  day: string
}

/** What is printed: the next weeks of a project, or what was promised for one. */
export type PlanningPrint =
  | (Printed & { kind: 'look_ahead'; state: (typeof LOOK_AHEAD_STATES)[number] | null })
  | (Printed & { kind: 'weekly_plan' })
