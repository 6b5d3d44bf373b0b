import { NONE } from '../../../kit/display/none'
import type { Period } from './schedule-resource'
import { usePeriodText } from './period-text'
import styles from './periods.module.css'

/** The days with other units on the record's page. */
export function PeriodsText({ periods }: { periods: Period[] }) {
  const textOf = usePeriodText()
  if (!periods.length) return NONE
  return (
    <ul className={styles.periods}>
      {periods.map((period) => (
        <li key={period.from}>
          <bdi>{textOf(period)}</bdi>
        </li>
      ))}
    </ul>
  )
}
