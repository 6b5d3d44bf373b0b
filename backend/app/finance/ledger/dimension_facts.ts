import db from '@adonisjs/lucid/services/db'
import { COST_HEAD_NAMES } from '#core/budgets/cost_head_names'
import type { Report } from '#core/reports/report'
import type { Dimensions } from './account_sums.js'
import { LEDGER_LABELS as L } from './labels.js'

/** Says on a report which part of the ledger it is of; nothing where it is of all. */
export async function dimensionFacts({ projectId, costHead }: Dimensions) {
  const facts: Report['facts'] = []
  if (projectId) {
    const project = await db.from('project_names').where('id', projectId).first()
    facts.push({ label: L.project, value: project ? `${project.code} ${project.name}` : '' })
  }
  if (costHead) {
    const { en, ar } = COST_HEAD_NAMES[costHead]
    facts.push({ label: L.costHead, value: `${en} / ${ar}` })
  }
  return facts
}
