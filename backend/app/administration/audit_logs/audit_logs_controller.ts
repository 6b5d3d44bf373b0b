import type { HttpContext } from '@adonisjs/core/http'
import { changesIn } from '#core/audit/append_audit'
import { presentChanges } from '#core/history/present_changes'
import { auditEntries } from '#core/audit/find_entries'
import { readHeads } from '#core/audit/heads'
import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import { notFound } from '#core/base/app_error'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { auditListing } from './listing.js'

export default class AuditLogsController {
  async index(ctx: HttpContext) {
    const { request, response, abilities } = ctx
    const { ids, total } = await findPage(
      auditListing,
      parseListQuery(auditListing, request.qs(), abilities)
    )
    response.header('X-Total-Count', String(total))
    const rows = await auditEntries(ids)
    const order = new Map(ids.map((id, index) => [id, index]))
    rows.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
    return presentChanges(ctx, rows.map(present))
  }

  async show(ctx: HttpContext) {
    const [row] = await auditEntries([ctx.params.id])
    if (!row) throw notFound()
    const [entry] = await presentChanges(ctx, [present(row)])
    return entry
  }

  /** Seals what is pending, then walks the whole chain, past the heads that were signed. */
  async verify() {
    await sealAudit()
    const { heads } = await readHeads()
    return verifyAudit(heads)
  }
}

function present(row: Record<string, any>) {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name } : null,
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityLabel: row.entity_label,
    changes: changesIn(row.changes),
    ip: row.ip,
    agent: row.agent,
    requestId: row.request_id,
  }
}
