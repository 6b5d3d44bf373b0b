import type { HttpContext } from '@adonisjs/core/http'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { findAccount, lockAccount } from '#finance/bank_accounts/find_account'
import { createMatch } from '#finance/bank_matches/actions/create_match'
import { recordLine } from '#finance/bank_matches/actions/record_line'
import { undoMatch } from '#finance/bank_matches/actions/undo_match'
import { SuggestMatchesJob } from '#finance/bank_matches/suggest_matches_job'
import { matchListing } from '#finance/bank_matches/listing'
import BankMatch from '#finance/bank_matches/models/bank_match'
import { openEntries } from '#finance/bank_matches/open_entries'
import { presentLedgerLine, presentMatches } from '#finance/bank_matches/present_matches'
import {
  matchValidator,
  openEntriesValidator,
  recordValidator,
} from '#finance/bank_matches/validator'

export default class BankMatchesController {
  async index(ctx: HttpContext) {
    const matches = await answerList(ctx, BankMatch, matchListing)
    return presentMatches(matches, ctx.abilities.has('bank-statements.match'))
  }

  /** Open lines of the ledger to choose from. */
  async ledgerLines(ctx: HttpContext) {
    const { lineId = null, q = null } = await validateQuery(ctx, openEntriesValidator)
    const account = await findAccount(ctx.params.id)
    const lines = await openEntries(account, { lineId, q })
    return lines.map((line) => presentLedgerLine(account, line))
  }

  async store(ctx: HttpContext) {
    const sides = await validateBody(ctx, matchValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const account = await lockAccount(uow, ctx.params.id)
      return shown(await createMatch(uow, account, sides))
    })
  }

  /** Posts what only the bank knew of. */
  async record(ctx: HttpContext) {
    const recorded = await validateBody(ctx, recordValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => shown(await recordLine(uow, ctx.params.id, recorded)))
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => undoMatch(uow, ctx.params.id, expectedVersion))
  }

  /** Has the open lines of an account compared with the ledger. */
  async run(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const account = await findAccount(ctx.params.id)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: SuggestMatchesJob.jobName,
        title: `Matches for ${account.name}`,
        titleAr: `مطابقات ${account.nameAr}`,
        payload: { bankAccountId: account.id },
        entityType: 'bank_account',
        entityId: account.id,
      })
    )
  }
}

const shown = ({ id, version, bankAccountId, completeOn }: BankMatch) => ({
  ...{ id, version, bankAccountId, completeOn },
})
