import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import type { MaterialNeedsMoved } from '#production/events/material_need_events'

/** A request or an order that is still to bring what a task needs. */
interface OpenLine {
  kind: 'purchase_request' | 'purchase_order'
  documentId: number
  number: string
  needId: number
  description: string
  descriptionAr: string | null
  /** The day that was asked for. */
  needByOn: string | null
  /** Who wrote the document, and who acted on it last. */
  people: (number | null)[]
}

/**
 * Notifies those who buy of the lines whose goods the schedule now needs on another day than was asked
 * for: one message for each document and change.
 */
export async function notifyMovedNeeds(uow: UnitOfWork, { needs }: MaterialNeedsMoved) {
  const days = new Map(needs.map(({ needId, to }) => [needId, to]))
  const ids = [...days.keys()]
  const open = [...(await openRequestLines(uow, ids)), ...(await openOrderLines(uow, ids))]
  const moved = open.filter(({ needId, needByOn }) => days.get(needId) !== needByOn)
  const documents = Map.groupBy(moved, ({ kind, documentId }) => `${kind} ${documentId}`)
  for (const lines of documents.values()) {
    const [{ kind, documentId, people }] = lines as [OpenLine]
    const pages = kind === 'purchase_order' ? 'purchase-orders' : 'purchase-requests'
    await notify(uow, peopleOf(people, uow), {
      type: 'need_day_moved',
      title: 'Material needed on another day',
      titleAr: 'تغيّر تاريخ الحاجة إلى مادة',
      ...messagesOf(lines, days),
      priority: lines.some((line) => isEarlier(line, days)) ? 'high' : 'normal',
      actionUrl: `/procurement/${pages}/${documentId}`,
      relatedEntityType: kind,
      relatedEntityId: documentId,
    })
  }
}

/** Not who has moved the schedule: that one knows. */
const peopleOf = (people: (number | null)[], { actor }: UnitOfWork) =>
  people.filter((id): id is number => id !== null && id !== actor.id)

function isEarlier({ needId, needByOn }: OpenLine, days: ReadonlyMap<number, string | null>) {
  const to = days.get(needId) ?? null
  return to !== null && needByOn !== null && to < needByOn
}

function messagesOf(lines: OpenLine[], days: ReadonlyMap<number, string | null>) {
  const first = lines[0]!
  const { number, description, descriptionAr, needByOn } = first
  const to = days.get(first.needId) ?? null
  const more = lines.length - 1
  const from = needByOn ?? '–'
  return {
    message: `${number} · ${description}: ${from} → ${to ?? 'no longer scheduled'}${more ? ` (+${more})` : ''}`,
    messageAr: `${number} · ${descriptionAr ?? description}: ${from} ← ${to ?? 'لم تعد في الجدول'}${more ? ` (+${more})` : ''}`,
  }
}

async function openRequestLines({ trx }: UnitOfWork, ids: number[]): Promise<OpenLine[]> {
  const rows = await trx
    .from('purchase_request_lines as l')
    .join('purchase_requests as r', 'r.id', 'l.purchase_request_id')
    .whereIn('l.need_id', ids)
    .whereIn('r.status', ['draft', 'submitted', 'approved', 'rejected', 'quoting'])
    .orderBy('l.id')
    .select('l.*', 'r.id as document_id', 'r.number', 'r.created_by', 'r.updated_by')
  return rows.map((row) => lineOf('purchase_request', row))
}

/** Goods that have all come are not needed on any other day. */
async function openOrderLines({ trx }: UnitOfWork, ids: number[]): Promise<OpenLine[]> {
  const rows = await trx
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .whereIn('l.need_id', ids)
    .whereIn('o.status', [
      'draft',
      'submitted',
      'approved',
      'rejected',
      'sent',
      'partially_received',
    ])
    .whereColumn('l.quantity_e4', '>', 'l.accepted_e4')
    .orderBy('l.id')
    .select('l.*', 'o.id as document_id', 'o.number', 'o.created_by', 'o.updated_by')
  return rows.map((row) => lineOf('purchase_order', row))
}

const lineOf = (kind: OpenLine['kind'], row: Record<string, any>): OpenLine => ({
  kind,
  documentId: row.document_id,
  number: row.number,
  needId: row.need_id,
  description: row.description,
  descriptionAr: row.description_ar,
  needByOn: row.need_by_on,
  people: [row.created_by, row.updated_by],
})
