import type { ReactNode } from 'react'
import {
  AlertOutlined,
  FileTextOutlined,
  LaptopOutlined,
  PictureOutlined,
  ScheduleOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Ability } from '../../../api/types'
import { hasAbility, useCurrentUser } from '../../../providers/access'
import { wholeNumber } from '../../../providers/dates'
import { useCount } from './use-count'
import styles from './dashboard.module.css'

interface AdminLink {
  name: string
  path: string
  ability: Ability
  icon: ReactNode
  /** A list whose number of rows is shown, with its query. */
  count?: string
}

const LINKS: AdminLink[] = [
  {
    name: 'users',
    path: '/admin/users',
    ability: 'users.manage',
    icon: <TeamOutlined />,
    count: 'users',
  },
  {
    name: 'failed_jobs',
    path: '/admin/jobs',
    ability: 'jobs.manage',
    icon: <ScheduleOutlined />,
    count: 'jobs?scope=all&status=failed',
  },
  {
    name: 'sessions',
    path: '/admin/sessions',
    ability: 'sessions.manage',
    icon: <LaptopOutlined />,
    count: 'sessions',
  },
  {
    name: 'debt_analysis',
    path: '/admin/debt-analysis',
    ability: 'admin.open',
    icon: <AlertOutlined />,
  },
  {
    name: 'settings',
    path: '/admin/settings',
    ability: 'settings.manage',
    icon: <SettingOutlined />,
  },
  { name: 'logo', path: '/logo-upload', ability: 'settings.manage', icon: <PictureOutlined /> },
  { name: 'audit_logs', path: '/admin/logs', ability: 'audit.view', icon: <FileTextOutlined /> },
]

function Count({ list }: { list: string }) {
  const { data } = useCount(list)
  return <span className={styles.count}>{data === undefined ? '–' : wholeNumber(data)}</span>
}

/** The pages of the administration that this user may open, with the figures that matter there. */
export function AdminLinks() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  return (
    <ul className={styles.links}>
      {LINKS.filter(({ ability }) => hasAbility(user, ability)).map((item) => (
        <li key={item.name} className={styles.link}>
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
          <Link to={item.path}>{t(`administration.dashboard.links.${item.name}`)}</Link>
          {item.count ? <Count list={item.count} /> : null}
        </li>
      ))}
    </ul>
  )
}
