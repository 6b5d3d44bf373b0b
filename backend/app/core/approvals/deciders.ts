import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { decidesAs, type Approver, type Undecided } from '#core/approvals/approver'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type ApprovalStep from '#core/approvals/models/approval_step'

/** Everyone who may decide on documents of a type at all, with what is lent to them today. */
type FindApprovers = (documentType: string, client: QueryClientContract) => Promise<Approver[]>

/** The owners of the portal whose accounts are open. */
type FindOwners = (client: QueryClientContract) => Promise<number[]>

let find: FindApprovers = async () => []
let findOwners: FindOwners = async () => []

/** Identity hands in who there is; core itself knows no user. */
export function installApprovers(approvers: FindApprovers, owners: FindOwners) {
  find = approvers
  findOwners = owners
}

export const approversOf: FindApprovers = (documentType, client) => find(documentType, client)
export const ownersOf: FindOwners = (client) => findOwners(client)

/** Ids of the people who can decide a step now; empty when a request would wait for ever. */
export async function decidersOf(
  request: Undecided & Pick<ApprovalRequest, 'documentType'>,
  step: Pick<ApprovalStep, 'approverKind' | 'approverValue' | 'escalated'>,
  client: QueryClientContract
): Promise<number[]> {
  const people = await find(request.documentType, client)
  return people.filter((by) => decidesAs(request, step, by)).map(({ userId }) => userId)
}

/**
 * A step whose approvers have all written the document, decided before or left is opened to top
 * management as well, so that no document is left without one. Where they cannot decide either, it stays as it
 * is: the page of the document says that no one can decide.
 */
export async function escalateIfStuck(uow: UnitOfWork, request: ApprovalRequest) {
  const step = request.pendingStep!
  if ((await decidersOf(request, step, uow.trx)).length) return
  const { approverKind, approverValue } = step
  const opened = { approverKind, approverValue, escalated: true }
  if (!(await decidersOf(request, opened, uow.trx)).length) return
  await step.useTransaction(uow.trx).merge({ escalated: true }).save()
}

/** Makes the open step one person's, or that of who stands in for them. Where neither may decide, the rule stands. */
export async function giveTo(uow: UnitOfWork, request: ApprovalRequest, userId: number) {
  const theirs = { approverKind: 'user', approverValue: String(userId), escalated: false }
  if (!(await decidersOf(request, theirs, uow.trx)).length) return
  await request.pendingStep!.useTransaction(uow.trx).merge(theirs).save()
}
