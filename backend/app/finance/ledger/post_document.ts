import type { BookSource } from '#core/books/facts'
import { lockedThrough } from '#core/period_locks/require_unlocked'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { postEntry } from './post_entry.js'
import { unpostedFacts } from './unposted_facts.js'

/**
 * Posts what a document means and the ledger does not say yet, an entry for each of its days. What falls on
 * a day that was locked since is posted on the first open day.
 * @returns how many entries were posted
 */
export async function postDocument(uow: UnitOfWork, source: BookSource, id: number) {
  await holdDocument(uow, source.kind, id)
  const unposted = (await unpostedFacts(source, [id], uow.trx)).get(id)
  if (!unposted) return 0
  const through = await lockedThrough(uow, source.module)
  const days = Map.groupBy(unposted.lines, ({ on }) => on)
  const documentNumber = unposted.number ?? (await numberPosted(uow, source.kind, id))
  for (const [on, lines] of [...days].sort(([a], [b]) => a.localeCompare(b))) {
    const postedOn = through && on <= through ? addDays(through, 1) : on
    await postEntry(uow, {
      postedOn,
      documentKind: source.kind,
      documentId: id,
      documentNumber,
      lines,
    })
  }
  return days.size
}

/** Two changes of one document at once are posted one after the other. */
export async function holdDocument({ trx }: UnitOfWork, kind: string, id: number) {
  const row = { kind, document_id: id }
  await trx
    .knexQuery()
    .insert(row)
    .into('booked_documents')
    .onConflict(['kind', 'document_id'])
    .ignore()
  await trx.from('booked_documents').where(row).forUpdate().first()
}

/** What a document that is gone was called. */
async function numberPosted({ trx }: UnitOfWork, kind: string, id: number): Promise<string> {
  const row = await trx
    .from('journal_entries')
    .where({ document_kind: kind, document_id: id })
    .orderBy('id', 'desc')
    .firstOrFail()
  return row.document_number
}
