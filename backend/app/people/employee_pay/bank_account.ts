import { EmployeeBankAccountSchema } from '#database/schema'
import { openIban, sealIban } from '#people/shared/sealed_iban'

/** Where someone is paid; the number is kept encrypted, bound to this account. */
export default class EmployeeBankAccount extends EmployeeBankAccountSchema {
  static table = 'employee_bank_accounts'

  get iban(): string | null {
    return this.ibanSealed ? openIban(this.ibanSealed, this.seal) : null
  }

  set iban(value: string | null) {
    this.ibanSealed = value === null ? null : sealIban(value, this.seal)
    this.ibanTail = value === null ? null : value.slice(-4)
  }
}
