import { SEALED_FIELDS, unseal } from '#procurement/vendors/bank/seal'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const COLUMNS = [
  'bank_seal as bankSeal',
  'account_number_sealed as accountNumberSealed',
  'iban_sealed as ibanSealed',
]

/** Every sealed bank field opens with the present keys, and for the vendor it was sealed for. */
export function checkBankFields(): Promise<Finding> {
  return judgeRows(pagesOf('vendors', COLUMNS), (vendor) => {
    const shut = SEALED_FIELDS.filter(
      (field) => vendor[`${field}Sealed`] && unseal(vendor, field) === null
    )
    return shut.length ? fault('bank_field', { id: vendor.id, fields: shut.join(', ') }) : null
  })
}
