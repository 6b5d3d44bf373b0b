import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { NONE } from '../../../kit/display/none'
import { WORK_CALENDARS, type Change } from './work-calendar'
import styles from './work-calendars.module.css'

/** The days with other hours on the record's page. */
export function ChangesText({ changes }: { changes: Change[] }) {
  const { t } = useTranslation()
  if (!changes.length) return NONE
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index}>
          <bdi>{change.name}</bdi> · <DateText value={change.from} />
          {change.to === change.from ? null : (
            <>
              {' – '}
              <DateText value={change.to} />
            </>
          )}{' '}
          · {t(`${WORK_CALENDARS}.kind.${change.kind}`)}
          {change.hours ? (
            <>
              {' '}
              <bdi dir="ltr">{change.hours}</bdi>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
