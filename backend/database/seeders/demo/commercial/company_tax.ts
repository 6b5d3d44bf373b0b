import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { searchText } from '#engines/text/fold'
import { COMPANIES } from './client_names.js'

/** Firms with tax data; of the others nothing has been entered yet. */
const KNOWN = 6

/** What some of the demo company's clients are registered as, in both scripts. */
export async function seedCompanyTax(trx: TransactionClientContract) {
  for (const [index, [name, nameAr]] of COMPANIES.slice(0, KNOWN).entries()) {
    const vatNumber = `31${String(index + 1).padStart(2, '0')}00000000003`
    await trx
      .from('companies')
      .whereIn('name', [name, nameAr])
      .update({
        legal_name: name,
        legal_name_ar: nameAr,
        country: 'SA',
        vat_number: vatNumber,
        other_id: `10101${String(index + 1).padStart(5, '0')}`,
        building_number: `${2101 + index}`,
        street: 'King Fahd Road',
        district: 'Al Olaya',
        city: 'Riyadh',
        postal_code: '12211',
        additional_number: `${6401 + index}`,
        search_text: searchText(name, nameAr, vatNumber, 'Riyadh'),
      })
  }
}
