import type { HttpContext } from '@adonisjs/core/http'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import { orderReport } from '#files/report_files/order_report'
import { accountPage, type AccountLine } from './account_page.js'
import { accountEntriesFileValidator, accountEntriesValidator } from './validator.js'

export default class AccountEntriesController {
  /** A page of what was posted to an account, with what it stood at after each line. */
  async index(ctx: HttpContext) {
    const asked = await validateQuery(ctx, accountEntriesValidator)
    const { accountId, from = null, to = today(), skip = 0 } = asked
    const { costHead = null, projectId = null } = asked
    const page = await accountPage(accountId, { from, to, skip, costHead, projectId })
    return {
      ...{ account: page.account, from, to, skip, costHead, projectId, total: page.total },
      opening: baseMoney(page.openingMinor),
      closing: baseMoney(page.closingMinor),
      lines: page.lines.map(shown),
    }
  }

  /** All of the period as a file. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, accountEntriesFileValidator)
    return orderReport(ctx, { report: 'account-entries', format, asked })
  }
}

function shown({ debitMinor, creditMinor, balanceMinor, foreignMinor, ...line }: AccountLine) {
  return {
    ...line,
    debit: debitMinor ? baseMoney(debitMinor) : null,
    credit: creditMinor ? baseMoney(creditMinor) : null,
    balance: baseMoney(balanceMinor),
    foreign: formatMoney(foreignMinor, line.currency),
  }
}
