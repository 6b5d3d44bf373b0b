import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { resourceOf } from '../../kit/define-resource'
import { Count } from './count'
import { listAddress } from './counts'
import panelStyles from './panel.module.css'
import statusPanelStyles from './status-panel.module.css'

interface StatusPanelProps {
  /** Resource name, for example `production.projects`. */
  resource: string
  statuses: readonly string[]
}

/** The number of records of a list per status, each linked to these records. */
export function StatusPanel({ resource, statuses }: StatusPanelProps) {
  const { t } = useTranslation()
  const { endpoint, path } = resourceOf(resource)
  const heading = t('departments.byStatus', { list: t(`${resource}.title`) })
  return (
    <section className={panelStyles.panel} aria-label={heading}>
      <h2 className={panelStyles.title}>{heading}</h2>
      <ul className={statusPanelStyles.figures}>
        {statuses.map((status) => (
          <li key={status}>
            <Link to={`${path}?status=${status}`}>
              <strong>
                <Count list={listAddress(endpoint, `status=${status}`)} />
              </strong>
              <span>{t(`kit.status.${status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
