import { registerBookSource } from '#core/books/facts'
import { monthSheetSource, projectHoursSource, settlementMonthSource } from './pay_facts.js'

for (const source of [monthSheetSource, settlementMonthSource, projectHoursSource])
  registerBookSource(source)
