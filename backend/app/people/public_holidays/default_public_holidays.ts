import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { searchText } from '#engines/text/fold'
import PublicHoliday from './public_holiday.js'

/** Those of the kingdom that have a fixed day; the feasts are entered once they are announced. */
const HOLIDAYS = [
  ['Founding Day', 'يوم التأسيس', '2027-02-22'],
  ['National Day', 'اليوم الوطني', '2027-09-23'],
] as const

/** The public holidays that a new firm starts with; a firm that has some is left alone. */
export async function seedPublicHolidays(trx: TransactionClientContract) {
  if (await PublicHoliday.query({ client: trx }).first()) return
  await PublicHoliday.createMany(
    HOLIDAYS.map(([name, nameAr, on]) => ({
      ...{ name, nameAr, fromOn: on, toOn: on, version: 1 },
      searchText: searchText(name, nameAr),
    })),
    { client: trx }
  )
}
