import { HistoryOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../api/http-error'
import { relativeTime } from '../../providers/dates'
import { placeOf } from '../resources'
import { RowSkeleton } from './row-skeleton'
import { useOwnRecent } from './use-figures'
import './dashboard.css'

const ROWS_SHOWN = 5

/** The records this user was last at, whichever department they belong to. */
export function OwnRecentPanel() {
  const { t } = useTranslation()
  const { data, isPending, error } = useOwnRecent()
  const rows = (data ?? []).flatMap((record) => {
    const place = placeOf(record)
    return place ? [{ ...record, ...place }] : []
  })
  return (
    <section className="panel dashboard-panel" aria-labelledby="recent-title">
      <h2 id="recent-title" className="panel-title">
        <HistoryOutlined aria-hidden /> {t('departments.recent')}
      </h2>
      {isPending && <RowSkeleton rows={ROWS_SHOWN} />}
      {error && <p className="panel-empty">{messageOf(error, t('pages.failure.text'))}</p>}
      {data && rows.length === 0 && <p className="panel-empty">{t('departments.noRecent')}</p>}
      <ul className="plain-list">
        {rows.slice(0, ROWS_SHOWN).map(({ to, name, icon, number, title, at }) => (
          <li key={to}>
            <Link to={to} className="recent-row">
              <span role="img" aria-label={t(`${name}.singular`)}>
                {icon}
              </span>
              {number && <bdi dir="ltr">{number}</bdi>}
              <span className="recent-title">
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
