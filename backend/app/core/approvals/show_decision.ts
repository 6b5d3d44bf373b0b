import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { personIn, userNames } from '#core/base/user_names'
import { presentChanges } from '#core/history/present_changes'
import { isLive } from '#core/sections/open_resource'
import { formatMoney } from '#engines/money/money'
import { approvalView, latestRequest } from './approval_of.js'
import { approverOf, decidesAs, mayDecide, type Approver } from './approver.js'
import { changesSinceDecision } from './changes_since_decision.js'
import { decidableOf, versionOf, type Decidable } from './decidable.js'
import ApprovalRequest from './models/approval_request.js'

/**
 * What decides about a document, for who was asked by mail: the latest request of the document that the
 * named one is about, as the document is now. Only those see it who could decide on one of its steps, or
 * who have asked for it; reading it changes nothing.
 * @throws AppError 404
 */
export async function showDecision(ctx: HttpContext, id: number) {
  const request = await latestOfSame(id)
  const decidable = request && decidableOf(request.documentType)
  if (!decidable || !(await mayFollow(ctx, request, decidable))) throw notFound()
  const version = await versionOf(decidable, request.documentId)
  if (version === null) throw notFound()
  const by = approverOf(ctx)
  const decide = ctx.abilities.has(decidable.ability) && mayDecide(request, by)
  return {
    ...facts(request),
    ...(await people(request, by)),
    version,
    isReplaced: request.id !== id,
    steps: (await approvalView(request)).steps,
    changes: await shownChanges(ctx, request, decidable),
    can: { decide },
    // the routes that everyone decides by
    ...{ resource: decidable.resource, approve: decidable.approve, reject: decidable.reject },
  }
}

function facts(request: ApprovalRequest) {
  const { id, documentType, documentId, documentNumber, title, link, currency, status } = request
  return {
    ...{ id, documentType, documentId, documentNumber, title, link, currency, status },
    titleAr: request.titleAr ?? null,
    amount: formatMoney(request.amountMinor, currency),
    requestedAt: request.requestedAt.toUTC().toISO()!,
  }
}

/** Who asked, who wrote it beside them, and in whose name the viewer would decide. */
async function people(request: ApprovalRequest, by: Approver) {
  const authors = request.authors.map(({ userId }) => userId)
  const step = request.pendingStep
  const lender = step ? decidesAs(request, step, by) : null
  const onBehalfOf = lender && lender.userId !== by.userId ? lender.userId : null
  const names = await userNames([request.requestedBy, ...authors, onBehalfOf])
  const person = (id: number) => personIn(names, id)
  return {
    requestedBy: person(request.requestedBy),
    authors: authors.filter((id) => id !== request.requestedBy).map(person),
    onBehalfOf: onBehalfOf === null ? null : person(onBehalfOf),
  }
}

async function latestOfSame(id: number): Promise<ApprovalRequest | null> {
  const named = await ApprovalRequest.find(id)
  return named && latestRequest(named.documentType, named.documentId)
}

async function mayFollow(
  ctx: HttpContext,
  request: ApprovalRequest,
  { ability, resource }: Decidable
): Promise<boolean> {
  if (!(await isLive(ctx, resource))) return false
  const by = approverOf(ctx)
  if (request.requestedBy === by.userId) return true
  if (!ctx.abilities.has(ability)) return false
  // whatever has been decided meanwhile, they learn by whom
  const undecided = { ...peopleOf(request), steps: [] }
  return request.steps.some((step) => decidesAs(undecided, step, by) !== null)
}

const peopleOf = ({ requestedBy, authoredBy, authors }: ApprovalRequest) => ({
  ...{ requestedBy, authoredBy, authors },
})

async function shownChanges(
  ctx: HttpContext,
  request: ApprovalRequest,
  decidable: Required<Decidable>
) {
  const changes = await changesSinceDecision(db.connection(), decidable, request, ctx.abilities)
  if (!changes) return null
  const { entityType } = decidable
  const entityId = String(request.documentId)
  const [presented] = await presentChanges(ctx, [{ entityType, entityId, changes }])
  const { currency, names } = presented!
  return { changes, currency, names }
}
