import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import { SERVICE_END_CHOICES } from '#people/enums/settlements'
import { SETTLEMENT } from '#people/settlements/record_settlement'
import type Settlement from '#people/settlements/settlement'

export interface SettlementPdfData {
  company: PrintedCompany
  settlement: Settlement
  department: { en: string; ar: string }
  reason: { en: string; ar: string }
  approvals: PrintedApproval[]
  /** Address of the settlement's page. */
  link: string
}

/** All that the PDF of a settlement shows. Needs `employee` preloaded. */
export async function settlementPdfData(settlement: Settlement): Promise<SettlementPdfData> {
  const { id, employee, serviceEnd } = settlement
  const department = await db.from('departments').where('id', employee.departmentId).firstOrFail()
  const reason = SERVICE_END_CHOICES.find(({ value }) => value === serviceEnd)!
  return {
    ...{ company: await printedCompany(), settlement },
    department: { en: department.name, ar: department.name_ar },
    reason: { en: reason.label, ar: reason.labelAr },
    approvals: await printedApprovals(SETTLEMENT, id),
    link: new URL(`/hr/settlements/${id}`, appUrl).href,
  }
}
