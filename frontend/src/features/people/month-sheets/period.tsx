import { DateText } from '../../../kit/display/date-text'
import type { MonthSheetLine } from './month-sheet'

/** From when to when a line counts. */
export function Period({ line: { fromOn, toOn } }: { line: MonthSheetLine }) {
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
