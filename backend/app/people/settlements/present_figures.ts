import { baseMoney } from '#core/exchange_rates/at_rate'
import { formatDecimal4 } from '#engines/money/money'
import type { SettlementFigures } from './figures.js'

/** A computation with amounts and days as decimal strings. */
export function presentFigures({ pay, service, award, ...figures }: SettlementFigures) {
  const { leave, month, notice, compensation } = figures
  return {
    ...{ joinOn: figures.joinOn, lastDayOn: figures.lastDayOn, service },
    pay: {
      effectiveOn: pay.effectiveOn,
      basic: baseMoney(pay.basicMinor),
      housing: baseMoney(pay.housingMinor),
      transport: baseMoney(pay.transportMinor),
      other: baseMoney(pay.otherMinor),
      wage: baseMoney(pay.wageMinor),
    },
    award: {
      ...{ article: award.article, part: award.part, of: award.of },
      steps: award.steps.map(({ years, days, yearDays, monthHundredths, minor }) => ({
        ...{ years, days, yearDays, monthHundredths, amount: baseMoney(minor) },
      })),
      full: baseMoney(award.fullMinor),
      amount: baseMoney(award.minor),
    },
    leave: leave.map(({ leaveTypeId, name, nameAr, daysE4, minor }) => ({
      ...{ leaveTypeId, name, nameAr, days: formatDecimal4(daysE4), amount: baseMoney(minor) },
    })),
    month: month && {
      ...{ from: month.from, to: month.to },
      ...{ days: formatDecimal4(month.daysE4), amount: baseMoney(month.minor) },
    },
    notice: notice && { days: notice.days, by: notice.by, amount: baseMoney(notice.minor) },
    compensation: compensation && {
      basis: compensation.basis,
      amount: baseMoney(compensation.minor),
    },
  }
}
