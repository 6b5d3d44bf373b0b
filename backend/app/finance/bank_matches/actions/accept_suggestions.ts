import { AppError } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAccount } from '#finance/bank_accounts/find_account'
import BankSuggestion from '../models/bank_suggestion.js'
import { itemsOf } from '../suggestion_items.js'
import { createMatch } from './create_match.js'

/**
 * Matches what was suggested, as far as it still holds: what someone else has matched meanwhile is
 * passed over.
 */
export async function acceptSuggestions(uow: UnitOfWork, accountId: number, ids: number[]) {
  const account = await lockAccount(uow, accountId)
  const suggestions = await BankSuggestion.query({ client: uow.trx })
    .whereIn('id', ids)
    .where('bankAccountId', accountId)
    .orderBy('id')
  const items = await itemsOf(
    suggestions.map(({ id }) => id),
    uow.trx
  )
  let accepted = 0
  await uow.gatherAudits(async () => {
    for (const { id } of suggestions) {
      try {
        await createMatch(uow, account, items.get(id)!)
        accepted++
      } catch (error) {
        // refused before anything of it was written
        if (!(error instanceof AppError)) throw error
      }
    }
  })
  return { accepted, gone: ids.length - accepted }
}
