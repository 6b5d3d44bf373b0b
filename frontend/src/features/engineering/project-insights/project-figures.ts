import { compare, sum } from '@binaa/backend/decimal'
import type { Answer, Schema } from '../../../api/types'

export type Project = Schema<'Project'>
export type Spending = Answer<'procurement_projects.index'>[number]
export type Profitability = Answer<'project_profitability.index'>[number]

export type Health = 'over_budget' | 'late' | 'healthy' | 'no_budget'

/** A running project with what purchasing and finance deliver about it. */
export interface ProjectFigures extends Project {
  spending: Spending | undefined
  /** What finance forecasts to be left of its contract; null for those who may not see it. */
  margin: string | null
  /** Ordered of the budget and received of the ordered, in per cent; null where there is no whole. */
  budgetUsed: number | null
  delivered: number | null
  health: Health | null
}

const MINOR = 2

const shareOf = (part: string, whole: string | null) =>
  Number(whole) > 0 ? (Number(part) * 100) / Number(whole) : null

function healthOf({ overspent, lateLines, budget }: Spending): Health {
  if (overspent) return 'over_budget'
  if (lateLines > 0) return 'late'
  return budget === null ? 'no_budget' : 'healthy'
}

export function figuresOf(
  project: Project,
  spending: Spending | undefined,
  profitability: Profitability | undefined
): ProjectFigures {
  return {
    ...project,
    spending,
    margin: profitability?.margin ?? null,
    budgetUsed: spending ? shareOf(spending.committed, spending.budget) : null,
    delivered: spending ? shareOf(spending.received, spending.committed) : null,
    health: spending ? healthOf(spending) : null,
  }
}

/** Sums over the projects of one currency, the one that most are in. */
export function totalsOf(projects: ProjectFigures[]) {
  const currency = projects.find(({ spending }) => spending)?.spending?.currency
  const own = projects.filter((project) => project.currency === (currency ?? project.currency))
  const total = (values: (string | null | undefined)[]) =>
    sum(
      values.filter((value) => value != null),
      MINOR
    )
  return {
    currency: currency ?? own[0]?.currency ?? null,
    contracts: total(own.map(({ contractValue }) => contractValue)),
    ordered: total(own.map(({ spending }) => spending?.committed)),
    margin: total(own.map(({ margin }) => margin)),
    paid: total(own.map(({ spending }) => spending?.paid)),
    lateLines: projects.reduce((lines, { spending }) => lines + (spending?.lateLines ?? 0), 0),
    overBudget: projects.filter(({ health }) => health === 'over_budget').length,
  }
}

/** Those that need someone first: over budget, then late, then by the margin that is forecast. */
export function byUrgency(left: ProjectFigures, right: ProjectFigures): number {
  const rank = ({ health }: ProjectFigures) =>
    health === null ? ORDER.length : ORDER.indexOf(health)
  return rank(left) - rank(right) || compare(left.margin ?? '0', right.margin ?? '0')
}

const ORDER: Health[] = ['over_budget', 'late', 'no_budget', 'healthy']
