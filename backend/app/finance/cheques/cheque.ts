import { column } from '@adonisjs/lucid/orm'
import type { ChequeDirection } from '#core/cheques/cheque_register'
import { ChequeSchema, ChequeStepSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { ChequeStatus } from '#finance/enums/cheques'
import type { ChequeAction } from './states.js'

/** A cheque that a client gave, or that a vendor was given. */
export default class Cheque extends ChequeSchema {
  @column()
  declare direction: ChequeDirection

  @column()
  declare status: ChequeStatus

  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  refreshSearchText() {
    const { number, chequeNumber, bankName, partyName, documentNumber } = this
    this.searchText = searchText(number, chequeNumber, bankName, partyName, documentNumber)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { direction, status, chequeNumber, bankName, partyName, currency, chequeOn } = this
    const { handedOn, steppedOn, reason, bankAccountId, documentNumber, replacedById } = this
    return {
      ...{ direction, status, chequeNumber, bankName, partyName, currency, chequeOn, handedOn },
      ...{ steppedOn, reason, bankAccountId, documentNumber, replacedById },
      amount: this.money(this.amountMinor),
    }
  }
}

/** Something that happened to a cheque; never changed. */
export class ChequeStep extends ChequeStepSchema {
  static table = 'cheque_steps'

  @column()
  declare action: ChequeAction | 'enter'
}
