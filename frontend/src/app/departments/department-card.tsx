import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCurrentUser } from '../../providers/access'
import { SectionTag, useIsClosed, useSectionStatus } from '../sections/section-tag'
import { cardListsOf } from './card-lists'
import { Count } from './count'
import type { DepartmentPage } from './departments'
import styles from './department-card.module.css'

/** A department on the dashboard with live figures of the lists this user may see. */
export function DepartmentCard({ department }: { department: DepartmentPage }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const lists = cardListsOf(department, user)
  const status = useSectionStatus(department.key)
  const isClosed = useIsClosed()(department.key)
  return (
    <li className={styles.card}>
      <div className={styles.icon} aria-hidden="true">
        {department.icon}
      </div>
      <div className={styles.text}>
        <h3>
          <Link to={department.path}>{t(`departments.${department.key}.title`)}</Link>{' '}
          <SectionTag status={status} />
        </h3>
        <p>{t(`departments.${department.key}.text`)}</p>
      </div>
      {status !== 'live' && (
        <p className={styles.closed}>{t(`departments.SECTION_${status.toUpperCase()}`)}</p>
      )}
      {!isClosed && lists.length > 0 && (
        <dl className={styles.figures}>
          {lists.map(({ name, endpoint }) => (
            <div key={name}>
              <dt>{t(`${name}.title`)}</dt>
              <dd>
                <Count list={endpoint} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
