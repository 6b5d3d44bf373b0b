import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAbility, useCurrentUser } from '../../providers/access'
import { wholeNumber } from '../../providers/dates'
import { canSee } from '../page-access'
import { SectionTag, useSectionStatus } from '../sections/section-tag'
import { homeResourcesOf, type DepartmentPage } from './departments'
import { useCounts } from './use-figures'
import styles from './department-card.module.css'

const FIGURES_SHOWN = 3

/** A department on the dashboard with live figures of the lists this user may see. */
export function DepartmentCard({ department }: { department: DepartmentPage }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const lists = homeResourcesOf(department)
    .filter((definition) => definition.counted && canSee(user, definition))
    .slice(0, FIGURES_SHOWN)
  const counts = useCounts(lists)
  const status = useSectionStatus(department.key)
  const passes = useAbility('sections.manage')
  const isClosed = status !== 'live' && !passes
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
          {lists.map(({ name }, index) => (
            <div key={name}>
              <dt>{t(`${name}.title`)}</dt>
              <dd>
                <Figure {...counts[index]!} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export function Figure({ data, isPending }: { data?: number; isPending: boolean }) {
  if (isPending) return <Skeleton.Button active size="small" />
  return data === undefined ? '–' : wholeNumber(data)
}
