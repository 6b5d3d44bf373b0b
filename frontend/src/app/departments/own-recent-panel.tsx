import { HistoryOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../api/http-error'
import { relativeTime } from '../../providers/dates'
import { placeOf } from '../resources'
import { RowSkeleton } from './row-skeleton'
import { useOwnRecent } from './use-figures'
import styles from './panel.module.css'

const ROWS_SHOWN = 5

/** The records this user was last at, whichever department they belong to. */
export function OwnRecentPanel() {
  const { t } = useTranslation()
  const { data, isLoading, error } = useOwnRecent()
  const rows = (data ?? []).flatMap((record) => {
    const place = placeOf(record)
    return place ? [{ ...record, ...place }] : []
  })
  return (
    <section className={`${styles.panel} dashboard-panel`} aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles.title}>
        <HistoryOutlined aria-hidden /> {t('departments.recent')}
      </h2>
      {isLoading && <RowSkeleton rows={ROWS_SHOWN} />}
      {error && <p className={styles.empty}>{messageOf(error, t('pages.failure.text'))}</p>}
      {data && rows.length === 0 && <p className={styles.empty}>{t('departments.noRecent')}</p>}
      <ul className={styles.list}>
        {rows.slice(0, ROWS_SHOWN).map(({ to, name, icon, number, title, at }) => (
          <li key={to}>
            <Link to={to} className={styles.recentRow}>
              <span role="img" aria-label={t(`${name}.singular`)}>
                {icon}
              </span>
              {number && <bdi dir="ltr">{number}</bdi>}
              <span className={styles.recentTitle}>
                <bdi>{title}</bdi>
              </span>
              <time dateTime={at}>{relativeTime(at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
