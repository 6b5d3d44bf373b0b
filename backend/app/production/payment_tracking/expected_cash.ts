import db from '@adonisjs/lucid/services/db'
import { atOnce } from '#core/cash/cash_sources'
import { projectCash } from '#core/cash/project_cash'
import { rawRows } from '#core/database/raw_rows'
import { today } from '#core/settings/firm_clock'
import { openMilestones } from '#production/project_milestones/open_milestones'
import type Project from '#production/projects/project'
import type { ExpectedFigure } from './figures.js'

/** A document that lets money be expected, in its own currency. */
export interface Expected {
  figure: ExpectedFigure
  kind: 'invoice' | 'milestone' | 'bill' | 'order'
  recordId: number
  number: string
  party: string | null
  /** Today at the earliest; null where nothing says when. */
  on: string | null
  /** What its document says, also where that is past. */
  dueOn: string | null
  currency: string
  amountMinor: number
}

/**
 * The money that a project is expected to receive and to pay from today on. Receipts: what is open of issued
 * invoices, on their due days, with VAT, and at once where they are overdue; what milestones that are not reached
 * make payable, on the day that the schedule puts them on, else on that of the contract, as the contract states it.
 * Work is certified by its invoice, so none waits between the two. Payments: what is open of vendor bills, on the
 * days of their instalments, and what is ordered and not billed, with VAT and less advances, by the terms of the
 * order from its promised day on. What is held back on either side is not in it: it is a figure of its own.
 */
export async function expectedCash(project: Project): Promise<Expected[]> {
  const day = today()
  const [invoices, milestones, payments] = await Promise.all([
    openInvoices(project.id, day),
    payingMilestones(project, day),
    projectCash(project.id, day),
  ])
  const out = payments.map((row): Expected => ({ figure: 'expectedOut', ...row }))
  return [...invoices, ...milestones, ...out].filter(({ amountMinor }) => amountMinor !== 0)
}

async function openInvoices(projectId: number, day: string): Promise<Expected[]> {
  const sql = `SELECT record_id, number, party, due_on, currency, amount_minor
    FROM project_receivables WHERE project_id = ? AND figure = 'open'`
  const rows = await rawRows<any>(db.connection(), sql, [projectId])
  return rows.map((row) => ({
    ...{ figure: 'expectedIn', kind: 'invoice', recordId: Number(row.record_id) },
    ...{ number: row.number, party: row.party, dueOn: row.due_on, on: atOnce(row.due_on, day) },
    ...{ currency: row.currency, amountMinor: Number(row.amount_minor) },
  }))
}

async function payingMilestones(project: Project, day: string): Promise<Expected[]> {
  const open = await openMilestones(project)
  return open
    .filter(({ milestone }) => milestone.triggersPayment)
    .map(({ milestone, forecastOn, payableMinor }) => ({
      ...{ figure: 'expectedIn', kind: 'milestone', recordId: milestone.id },
      ...{ number: milestone.name, party: project.clientName, dueOn: milestone.contractOn },
      on: atOnce(forecastOn ?? milestone.contractOn, day),
      ...{ currency: milestone.currency, amountMinor: payableMinor ?? 0 },
    }))
}
