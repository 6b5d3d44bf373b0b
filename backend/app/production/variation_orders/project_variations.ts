import db from '@adonisjs/lucid/services/db'
import { ownFigures } from '#production/payment_tracking/queries/project_tracking'
import type Project from '#production/projects/project'

interface Sum {
  status: string
  count: number | string
  days: number | string
}

/** What variations make of a contract: its value at first and now, and what still waits for approval. */
export async function projectVariations(project: Project, abilities: ReadonlySet<string>) {
  const figures = await ownFigures(project, abilities)
  const sums = await db
    .from('variation_orders')
    .where('project_id', project.id)
    .whereIn('status', ['approved', 'submitted'])
    .groupBy('status')
    .select('status')
    .count('* as count')
    .sum('days as days')
  const of = (status: string) => {
    const sum = (sums as Sum[]).find((row) => row.status === status)
    return { count: Number(sum?.count ?? 0), days: Number(sum?.days ?? 0) }
  }
  return {
    projectId: project.id,
    currency: project.currency,
    original: figures?.contract ?? null,
    revised: figures?.revised ?? null,
    approved: { ...of('approved'), amount: figures?.variations ?? null },
    pending: { ...of('submitted'), amount: figures?.pending ?? null },
  }
}
