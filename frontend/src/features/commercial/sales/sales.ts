export const SALES = 'commercial.sales'

export interface WinRate {
  n: number
  won: number
  rate: number | null
  low: number | null
  high: number | null
}

export interface Figures {
  count: number
  value: string
  weighted: string
  wonValue: string
  winRate: WinRate
  winRateByValue: number | null
}

export interface StepDays {
  toSent: number | null
  toClosed: number | null
  whole: number | null
}

export interface Period {
  currency: string
  from: string
  to: string
}

export interface Summary extends Period {
  all: Figures
  open: Figures
  averageDeal: string | null
  days: StepDays
  stages: (Figures & { stage: string })[]
  /** With the stages that a step counts; null for all. */
  funnel: { step: string; count: number; stages: string[] | null }[]
  forecast: (Figures & { month: string })[]
}

export type Group = Figures & { name: string | null }

export interface Analysis extends Period {
  all: Figures
  months: (Figures & { month: string })[]
  bySource: Group[]
  byCity: Group[]
  byType: Group[]
  byPerson: Group[]
  lostReasons: Group[]
}

export interface PipelineCard {
  id: number
  number: string
  projectName: string
  projectNameAr: string | null
  clientName: string | null
  bdmInitials: string | null
  currency: string
  value: string
  probability: number
  expectedOn: string | null
  nextStep: string | null
  version: number
}

export type BoardColumn = Figures & { stage: string; cards: PipelineCard[] }

export interface Person extends Figures {
  initials: string
  ranked: boolean
  score: number | null
  days: StepDays
  openWeighted: string
  target: string
  achieved: string
  coverage: number | null
  months: { month: string; target: string; achieved: string }[]
}

export interface Performance {
  currency: string
  year: number
  leastDecided: number
  people: Person[]
}

type Filters = Record<string, string | string[] | null | undefined>

/** The list of quotations with these filters in its address. */
export function rowsPath(filters: Filters): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) if (one) params.append(name, one)
  return `/commercial/pipeline?${params.toString()}`
}

/** The period as filters of the list; what a revision superseded is not counted. */
export const periodOf = ({ from, to }: Pick<Period, 'from' | 'to'>) => ({
  quotedOn_gte: from,
  quotedOn_lte: to,
  stage_ne: 'superseded',
})
