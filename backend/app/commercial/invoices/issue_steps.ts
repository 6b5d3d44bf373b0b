import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Invoice from '#commercial/invoices/models/invoice'
import type { Check } from './readiness.js'

/** What else has to do with issuing an invoice, beside the invoice itself. */
interface IssueStep {
  /** More of what stands between a draft and its number. Needs `lines` and `original` loaded. */
  checks(invoice: Invoice, client: QueryClientContract): Promise<Check[]>
  /**
   * Follows in the transaction that issues.
   * @returns whether the PDF has to wait: the step prints it later
   */
  issued(uow: UnitOfWork, invoice: Invoice): Promise<boolean>
  /** The XML that the PDF of an issued invoice carries, or null. */
  xmlOf(invoice: Invoice): Promise<string | null>
}

const steps: IssueStep[] = []

/** Joins in when invoices are checked and issued; called at start. */
export const registerIssueStep = (step: IssueStep) => void steps.push(step)

export async function stepChecks(invoice: Invoice, client: QueryClientContract): Promise<Check[]> {
  const checks: Check[] = []
  for (const step of steps) checks.push(...(await step.checks(invoice, client)))
  return checks
}

/** @returns whether the PDF has to wait */
export async function stepsAfterIssue(uow: UnitOfWork, invoice: Invoice): Promise<boolean> {
  let waits = false
  for (const step of steps) waits = (await step.issued(uow, invoice)) || waits
  return waits
}

/** The XML that the PDF of an issued invoice carries; null where it has none. */
export async function stepXml(invoice: Invoice): Promise<string | null> {
  for (const step of steps) {
    const xml = await step.xmlOf(invoice)
    if (xml) return xml
  }
  return null
}
