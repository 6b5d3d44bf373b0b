import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import { formatMoney, parseMoney } from '#engines/money/money'
import { VARIATION_CAUSES } from '#production/enums/variation_orders'
import type Project from '#production/projects/project'
import { VARIATION_ORDER } from '#production/variation_orders/record_variation'
import type VariationOrder from '#production/variation_orders/variation_order'

export interface VariationPdfData {
  company: PrintedCompany
  variation: VariationOrder
  project: Project
  contractNumber: string | null
  cause: { en: string; ar: string }
  /** Decimal strings in the currency of the project. */
  value: { original: string; earlier: string; revised: string }
  approvals: PrintedApproval[]
  /** Address of the variation's page. */
  link: string
}

/** All that the PDF of a variation shows. @param original the value of the contract without variations */
export async function variationPdfData(
  variation: VariationOrder,
  project: Project,
  original: string
): Promise<VariationPdfData> {
  const { currency, amountMinor } = variation
  const earlierMinor = await approvedBefore(variation)
  const revisedMinor = parseMoney(original, currency) + earlierMinor + amountMinor
  const cause = VARIATION_CAUSES.find(({ value }) => value === variation.cause)!
  return {
    ...{ company: await printedCompany(), variation, project },
    contractNumber: await contractNumberOf(project.id),
    cause: { en: cause.label, ar: cause.labelAr },
    value: {
      original,
      earlier: formatMoney(earlierMinor, currency),
      revised: formatMoney(revisedMinor, currency),
    },
    approvals: await printedApprovals(VARIATION_ORDER, variation.id),
    link: new URL(`/production/variation-orders/${variation.id}`, appUrl).href,
  }
}

/** Of an approved one those that were approved before it, of any other all that are approved by now. */
async function approvedBefore({ id, projectId, status, approvedOn }: VariationOrder) {
  const query = db
    .from('variation_orders')
    .where({ project_id: projectId, status: 'approved' })
    .whereNot('id', id)
  if (status === 'approved')
    void query.where((earlier) => {
      void earlier
        .where('approved_on', '<', approvedOn!)
        .orWhere((same) => void same.where('approved_on', approvedOn!).where('id', '<', id))
    })
  const [{ sum }] = await query.sum('amount_minor as sum')
  return Number(sum ?? 0)
}

async function contractNumberOf(projectId: number): Promise<string | null> {
  const contracts = await db
    .from('project_agreements')
    .where('project_id', projectId)
    .orderBy('id')
    .select('number')
  return contracts.length ? contracts.map(({ number }) => number).join(', ') : null
}
