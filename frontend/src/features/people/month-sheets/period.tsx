import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MONTH_SHEETS, type MonthSheetLine } from './month-sheet'

/** From when to when a line counts; most people were there all month. */
export function Period({ line: { fromOn, toOn } }: { line: MonthSheetLine }) {
  const { t } = useTranslation()
  if (isWholeMonth(fromOn, toOn)) return t(`${MONTH_SHEETS}.whole_month`)
  return (
    <>
      <DateText value={fromOn} />
      {fromOn === toOn ? null : (
        <>
          {' – '}
          <DateText value={toOn} />
        </>
      )}
    </>
  )
}

const isWholeMonth = (fromOn: string, toOn: string) =>
  fromOn.endsWith('-01') && toOn === dayjs(fromOn).endOf('month').format('YYYY-MM-DD')
