import encryption from '@adonisjs/core/services/encryption'

/** The number of an account is encrypted for the account it is of, named by `seal`, and opens as no other's. */
const purposeOf = (seal: string) => `employee_bank:${seal}:iban`

export const sealIban = (iban: string, seal: string): string =>
  encryption.use('bank').encrypt(iban, { purpose: purposeOf(seal) })

/** Null where it was sealed for another account, or is damaged. */
export const openIban = (sealed: string, seal: string): string | null =>
  encryption.use('bank').decrypt<string>(sealed, purposeOf(seal))
