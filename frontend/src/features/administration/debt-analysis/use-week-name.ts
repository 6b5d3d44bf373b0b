import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { DEBT_ANALYSIS, type ExpectedWeek } from './debt-analysis'

/** A week by its days; the last one has no end, and what no day is known of has none at all. */
export function useWeekName() {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ from, to }: ExpectedWeek) => {
    if (from === null) return t(`${DEBT_ANALYSIS}.undated`)
    return to === null
      ? t(`${DEBT_ANALYSIS}.later`, { from: formats.day(from) })
      : t(`${DEBT_ANALYSIS}.from_to`, { from: formats.day(from), to: formats.day(to) })
  }
}
