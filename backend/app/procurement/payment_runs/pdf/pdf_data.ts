import { appUrl } from '#config/app'
import { shownCheques, type ChequeView } from '#core/cheques/cheque_register'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import { userNames } from '#core/base/user_names'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import { payingAccount } from '#procurement/payment_runs/paying_account'
import { PAYMENT_RUN } from '#procurement/payment_runs/records'

type Names = { en: string | undefined; ar: string | undefined }

export interface RunPdfData {
  company: PrintedCompany
  /** The account that is paid from. */
  bankName: string | null
  iban: string | null
  run: PaymentRun
  chequeOf: (id: number | null) => ChequeView | null
  preparedBy: Names
  paidBy: Names
  approvals: PrintedApproval[]
  /** Address of the run's page. */
  link: string
}

/** All that the documents of a run show. Needs `items` and `vendors` preloaded. */
export async function runPdfData(run: PaymentRun): Promise<RunPdfData> {
  const people = [run.createdBy, run.paidBy]
  const english = await userNames(people, undefined, 'en')
  const arabic = await userNames(people, undefined, 'ar')
  const named = (id: number | null) => ({ en: english.get(id ?? 0), ar: arabic.get(id ?? 0) })
  const { bankName, iban } = await payingAccount(run)
  return {
    ...{ company: await printedCompany(), bankName, iban, run },
    ...{ preparedBy: named(run.createdBy), paidBy: named(run.paidBy) },
    chequeOf: await shownCheques(run.vendors.map(({ chequeId }) => chequeId)),
    approvals: await printedApprovals(PAYMENT_RUN, run.id),
    link: new URL(`/finance/payment-runs/${run.id}`, appUrl).href,
  }
}
