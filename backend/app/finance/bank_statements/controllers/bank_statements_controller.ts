import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerList } from '#core/listing/answer_list'
import { lineListing, statementListing } from '#finance/bank_statements/listing'
import BankStatement from '#finance/bank_statements/models/bank_statement'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { presentLines, presentStatements } from '#finance/bank_statements/present_statements'

/** What banks have stated: imported, and read only. */
export default class BankStatementsController {
  async index(ctx: HttpContext) {
    return presentStatements(await answerList(ctx, BankStatement, statementListing))
  }

  async show({ params }: HttpContext) {
    const statement = await BankStatement.find(params.id)
    if (!statement) throw notFound()
    const [shown] = await presentStatements([statement])
    return shown
  }

  async lines(ctx: HttpContext) {
    return presentLines(await answerList(ctx, BankStatementLine, lineListing))
  }
}
