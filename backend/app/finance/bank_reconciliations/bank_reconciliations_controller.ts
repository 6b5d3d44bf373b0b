import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import { findAccount } from '#finance/bank_accounts/find_account'
import { closeReconciliation } from '#finance/bank_reconciliations/actions/close_reconciliation'
import { reopenReconciliation } from '#finance/bank_reconciliations/actions/reopen_reconciliation'
import { keptItems } from '#finance/bank_reconciliations/kept_items'
import { reconciliationListing } from '#finance/bank_reconciliations/listing'
import BankReconciliation from '#finance/bank_reconciliations/models/bank_reconciliation'
import { openItems } from '#finance/bank_reconciliations/open_items'
import {
  presentFigures,
  presentItem,
  presentReconciliations,
} from '#finance/bank_reconciliations/present_reconciliation'
import { reconciliationState } from '#finance/bank_reconciliations/reconciliation_state'
import {
  closeValidator,
  fileValidator,
  reopenValidator,
  stateValidator,
} from '#finance/bank_reconciliations/validator'

/** Items that a page shows of each side; the sums are of all. */
const SHOWN = 200

export default class BankReconciliationsController {
  async index(ctx: HttpContext) {
    const rows = await answerList(ctx, BankReconciliation, reconciliationListing)
    return presentReconciliations(rows, mayClose(ctx))
  }

  async show(ctx: HttpContext) {
    const row = await find(ctx.params.id)
    const account = await findAccount(row.bankAccountId)
    const [shown] = await presentReconciliations([row], mayClose(ctx))
    const items = await keptItems(row.id)
    return { ...shown!, items: items.map((item) => presentItem(account, item)) }
  }

  /** How an account stands at the end of a day, before it is closed. */
  async state(ctx: HttpContext) {
    const { on = today() } = await validateQuery(ctx, stateValidator)
    const account = await findAccount(ctx.params.id)
    const state = await reconciliationState(account, on, db.connection())
    const items = await openItems(account, on, db.connection(), SHOWN)
    return {
      on,
      bankAccountId: account.id,
      ...presentFigures(account, state),
      statedOn: state.statedOn,
      openCount: state.count,
      openingDifference: accountMoney(account, state.openingMinor),
      missingStatements: accountMoney(account, state.missingMinor),
      items: items.map((item) => presentItem(account, item)),
      can: { close: mayClose(ctx) && state.statedOn !== null },
    }
  }

  async store(ctx: HttpContext) {
    const { reconciledOn, note = null } = await validateBody(ctx, closeValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const row = await closeReconciliation(uow, ctx.params.id, { reconciledOn, note })
      return { id: row.id, version: row.version, reconciledOn }
    })
  }

  async reopen(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reopenValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const row = await reopenReconciliation(uow, ctx.params.id, { expectedVersion, reason })
      return { id: row.id, version: row.version, reconciledOn: row.reconciledOn }
    })
  }

  /** Answers 202 with the job that writes it into a file. */
  async file(ctx: HttpContext) {
    const { format } = await validateBody(ctx, fileValidator)
    const { id, reconciledOn } = await find(ctx.params.id)
    const order = { report: 'bank-reconciliations', format }
    const title = { en: `Bank reconciliation ${reconciledOn}`, ar: `تسوية بنكية ${reconciledOn}` }
    return orderReport(ctx, { ...order, asked: { reconciliationId: id, reconciledOn } }, { title })
  }
}

const mayClose = ({ abilities }: HttpContext) => abilities.has('bank-reconciliations.close')

/** @throws AppError 404 */
async function find(id: number) {
  const row = await BankReconciliation.find(id)
  if (!row) throw notFound()
  return row
}
