import { SYSTEM_ACTOR } from '#core/base/actor'
import { bookSources, type BookSource } from '#core/books/facts'
import { documentsWhere } from '#core/books/pages_of_documents'
import { transact } from '#core/unit_of_work/transact'
import { postDocument } from './post_document.js'
import { unpostedFacts } from './unposted_facts.js'

/**
 * Every document whose facts differ from what is posted of it, a page at a time. Nothing is found unless an
 * event is on its way, or the documents are older than the ledger.
 */
export async function* documentsUnposted(): AsyncGenerator<[source: BookSource, ids: number[]]> {
  for (const source of bookSources())
    for await (const ids of documentsWhere(source, async (some, trx) => [
      ...(await unpostedFacts(source, some, trx)).keys(),
    ]))
      yield [source, ids]
}

/**
 * Brings the ledger up to what the documents say: those from before there was one, and those whose event
 * failed. Each in a transaction of its own.
 * @returns how many documents were posted
 */
export async function postMissing(signal?: AbortSignal): Promise<number> {
  let posted = 0
  for await (const [source, ids] of documentsUnposted()) {
    for (const id of ids) {
      signal?.throwIfAborted()
      await transact(SYSTEM_ACTOR, (uow) => postDocument(uow, source, id))
      posted++
    }
  }
  return posted
}
