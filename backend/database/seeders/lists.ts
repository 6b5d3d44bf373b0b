import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { COMPANY_TYPES } from '#commercial/enums/company_types'
import { LEAD_SOURCES } from '#commercial/enums/lead_sources'
import { CURRENCIES } from '#engines/money/money'
import { ENGINEERING_LISTS } from '#engineering/enums/lists'
import { FINANCE_LISTS } from '#finance/enums/lists'
import { PEOPLE_LISTS } from '#people/enums/lists'
import { PROCUREMENT_LISTS } from '#procurement/enums/lists'
import { PRODUCTION_LISTS } from '#production/enums/lists'
import { CURRENCY_NAMES } from './currency_names.js'

type Option = { value: string; label: string; labelAr: string }

const LISTS: Record<string, readonly Option[]> = {
  'company-types': COMPANY_TYPES,
  'lead-sources': LEAD_SOURCES,
  ...ENGINEERING_LISTS,
  ...PROCUREMENT_LISTS,
  ...PRODUCTION_LISTS,
  ...PEOPLE_LISTS,
  ...FINANCE_LISTS,
  currencies: CURRENCIES.map((value) => ({ value, ...CURRENCY_NAMES[value] })),
}

/** Every dropdown of the portal, as the firm finds it on its first day. */
export async function seedLists(trx: TransactionClientContract) {
  const rows = Object.entries(LISTS).flatMap(([list, options]) =>
    options.map(({ value, label, labelAr }, position) => ({
      list,
      value,
      label,
      label_ar: labelAr,
      position,
      active: true,
    }))
  )
  for (let i = 0; i < rows.length; i += 50)
    await trx.table('list_options').multiInsert(rows.slice(i, i + 50))
}
