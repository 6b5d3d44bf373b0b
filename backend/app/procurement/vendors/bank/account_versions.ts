import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { isSelfApproval } from '#core/approvals/approver'
import { conflict, forbidden, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import { publishChange } from '#procurement/shared/publish_change'
import type Vendor from '#procurement/vendors/models/vendor'
import { BANK_FIELDS } from '#procurement/vendors/models/vendor'
import VendorBankAccount from '#procurement/vendors/models/vendor_bank_account'

const SEALED = ['accountNumberSealed', 'accountNumberTail', 'ibanSealed', 'ibanTail'] as const
const KEPT = [...BANK_FIELDS, ...SEALED] as const

type BankData = Pick<Vendor, (typeof KEPT)[number]>

/** What of a vendor is about where it is paid, as it is now. */
export function bankDataOf(from: Vendor | VendorBankAccount): BankData {
  return Object.fromEntries(KEPT.map((name) => [name, from[name] ?? null])) as BankData
}

/**
 * Keeps a changed bank account as a new version that no one may pay to until a second person has
 * confirmed it; one that was waiting is superseded.
 */
export async function keepAccountVersion(uow: UnitOfWork, vendor: Vendor, before: BankData | null) {
  const data = bankDataOf(vendor)
  const had = before ?? emptied(data)
  if (KEPT.every((name) => data[name] === had[name])) return
  const last = await VendorBankAccount.query({ client: uow.trx })
    .where('vendorId', vendor.id)
    .orderBy('revision', 'desc')
    .forUpdate()
    .first()
  await VendorBankAccount.query({ client: uow.trx })
    .where({ vendorId: vendor.id, status: 'pending' })
    .update({ status: 'superseded' })
  await VendorBankAccount.create(
    {
      ...data,
      vendorId: vendor.id,
      revision: (last?.revision ?? 0) + 1,
      status: 'pending',
      decidedBy: null,
      decidedAt: null,
      reason: null,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
}

const emptied = (data: BankData) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, null])) as unknown as BankData

/**
 * Whether a person has a hand in a waiting account: in it, or in an earlier version that no one has
 * decided on and whose data it carries on.
 */
export function hasHandIn(
  account: VendorBankAccount,
  versions: VendorBankAccount[],
  by: Approver
): boolean {
  const earlier = versions.filter(({ revision }) => revision < account.revision)
  const decided = earlier.filter(({ status, decidedAt }) => status === 'approved' || decidedAt)
  const from = Math.max(0, ...decided.map(({ revision }) => revision))
  const undecided = [account, ...earlier.filter(({ revision }) => revision > from)]
  return undecided.some(({ createdBy }) => isSelfApproval({ requestedBy: createdBy }, by))
}

interface Decision {
  accountId: number
  expectedVersion: number
  decision: 'approve' | 'reject'
  reason: string | null
}

/**
 * Confirms or refuses a waiting bank account. Refused, the vendor has again the one confirmed last.
 * @throws AppError 404, 403 SELF_APPROVAL for everyone involved in it, 409 unless it waits, 422
 *   for a refusal without a reason
 */
export async function decideAccount(
  uow: UnitOfWork,
  vendor: Vendor,
  requested: Decision,
  by: Approver
) {
  const versions = await VendorBankAccount.query({ client: uow.trx })
    .where('vendorId', vendor.id)
    .orderBy('revision', 'desc')
    .forUpdate()
  const account = versions.find(({ id }) => id === requested.accountId)
  if (!account) throw notFound()
  if (account.status !== 'pending')
    throw conflict('CONFLICT', { details: { status: account.status } })
  await checkVersion(account, requested.expectedVersion, uow.trx)
  if (hasHandIn(account, versions, by)) throw forbidden('SELF_APPROVAL')
  if (requested.decision === 'reject' && !requested.reason) throw invalid({ reason: ['required'] })
  const approved = requested.decision === 'approve'
  const before = vendor.toAudit()
  const confirmed = versions.find(({ status }) => status === 'approved')
  if (approved) await supersede(uow, vendor.id)
  else await goBackTo(vendor, confirmed, by)
  account.merge({ status: approved ? 'approved' : 'rejected', reason: requested.reason })
  account.merge({ decidedBy: by.userId, decidedAt: DateTime.utc(), updatedBy: by.userId })
  account.version++
  await account.save()
  const action = approved ? 'approve_bank' : 'reject_bank'
  await uow.audit({
    action,
    ...vendorAudit(vendor),
    before,
    after: { ...vendor.toAudit(), bankRevision: account.revision, reason: requested.reason },
  })
  publishChange(uow, 'vendors', vendor.id, 'update')
}

/** What a second person has refused must not stay where the next payment looks. */
async function goBackTo(vendor: Vendor, confirmed: VendorBankAccount | undefined, by: Approver) {
  vendor.merge(confirmed ? bankDataOf(confirmed) : emptied(bankDataOf(vendor)))
  vendor.merge({ version: vendor.version + 1, updatedBy: by.userId })
  await vendor.save()
}

async function supersede(uow: UnitOfWork, vendorId: number) {
  await VendorBankAccount.query({ client: uow.trx })
    .where({ vendorId, status: 'approved' })
    .update({ status: 'superseded' })
}
