import type { HttpContext } from '@adonisjs/core/http'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { invalid } from '#core/base/app_error'
import type { Listing } from '#core/listing/definition'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { setting } from '#core/settings/settings'
import { actsAs, approverOf, circleOf, type Approver } from '#core/approvals/approver'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { topApprover } from '#core/approvals/top_approver'

export const approvalListing: Listing = {
  table: 'approval_requests',
  search: false,
  defaultSort: { field: 'requestedAt', order: 'asc' },
  fields: {
    documentType: { column: 'document_type', type: 'choice', sort: false },
    documentNumber: { column: 'document_number', type: 'text', sort: false },
    currency: { column: 'currency', type: 'choice', sort: false },
    requestedAt: { column: 'requested_at', type: 'instant' },
  },
}

/**
 * One page of the requests whose open step is this person's to decide, longest waiting first, and
 * how many there are.
 */
export async function pendingFor(ctx: HttpContext) {
  const { mine, ...raw } = ctx.request.qs()
  if (mine !== undefined && !['1', 'true'].includes(mine)) throw invalid({ mine: ['filter'] })
  const listQuery = parseListQuery(approvalListing, raw, ctx.abilities)
  const { ids, total } = await findPage(approvalListing, listQuery, decidableBy(approverOf(ctx)))
  const requests = await ApprovalRequest.query().whereIn('id', ids).preload('steps')
  const position = new Map(ids.map((id, index) => [id, index]))
  requests.sort((a, b) => position.get(a.id)! - position.get(b.id)!)
  return { requests, total }
}

/** The condition that matches `mayDecide`, as the database checks it. */
function decidableBy(by: Approver) {
  return (query: DatabaseQueryBuilderContract<any>) => {
    query.where('approval_requests.status', 'pending')
    notWrittenBy(query, by)
    notDecidedBefore(query, by)
    query.where((any) => {
      for (const one of actsAs(by)) any.orWhere((own) => void waitsFor(own, one))
    })
  }
}

function notWrittenBy(query: DatabaseQueryBuilderContract<any>, { userId }: Approver) {
  if (setting('allowSelfApproval', false)) return
  query.whereNot('approval_requests.requested_by', userId).where((author) => {
    author
      .whereNull('approval_requests.authored_by')
      .orWhereNot('approval_requests.authored_by', userId)
  })
  query.whereNotExists((author) => {
    author
      .from('approval_authors')
      .whereColumn('approval_authors.request_id', 'approval_requests.id')
      .where('approval_authors.user_id', userId)
  })
}

function notDecidedBefore(query: DatabaseQueryBuilderContract<any>, by: Approver) {
  const circle = circleOf(by)
  query.whereNotExists((earlier) => {
    earlier
      .from('approval_steps as earlier')
      .whereColumn('earlier.request_id', 'approval_requests.id')
      .where('earlier.status', 'approved')
      .where((one) => {
        one.whereIn('earlier.decided_by', circle).orWhereIn('earlier.on_behalf_of', circle)
      })
  })
}

function waitsFor(query: DatabaseQueryBuilderContract<any>, by: Approver) {
  notWrittenBy(query, by)
  query.whereExists((step) => {
    step
      .from('approval_steps')
      .whereColumn('approval_steps.request_id', 'approval_requests.id')
      .where('approval_steps.status', 'pending')
      .where((approver) => namesApprover(approver, by))
  })
}

function namesApprover(query: DatabaseQueryBuilderContract<any>, by: Approver) {
  const kinds: Record<string, string[]> = {
    ability: [...by.abilities],
    role: [by.role],
    user: [String(by.userId)],
  }
  for (const [kind, values] of Object.entries(kinds)) {
    query.orWhere((or) =>
      or
        .where('approval_steps.approver_kind', kind)
        .whereIn('approval_steps.approver_value', values)
    )
  }
  const top = topApprover()
  if (!kinds[top.kind]?.includes(top.value)) return
  query.orWhere('approval_steps.escalated', true)
}
