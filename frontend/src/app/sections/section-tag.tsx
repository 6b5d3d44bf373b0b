import { PoweroffOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { SectionStatus } from '../../api/types'
import { useAbility } from '../../providers/access'
import { useSections } from '../../providers/sections'
import styles from './section-tag.module.css'

/** The state of a department; what is no section is always live. */
export function useSectionStatus(key: string): SectionStatus {
  return useSections()?.find((section) => section.key === key)?.status ?? 'live'
}

/** Whether a department is closed to this user; administrators keep access. */
export function useIsClosed(): (key: string) => boolean {
  const sections = useSections()
  const passes = useAbility('sections.manage')
  const closed = (sections ?? []).filter(({ status }) => status !== 'live')
  return (key) => !passes && closed.some((section) => section.key === key)
}

const MARKS = { maintenance: <ToolOutlined />, offline: <PoweroffOutlined /> }

/** The same in the width of an icon, for the menu. */
export function SectionMark({ status }: { status: SectionStatus }) {
  const { t } = useTranslation()
  if (status === 'live') return null
  const label = t(`sections.status.${status}`)
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark}>
      {MARKS[status]}
    </span>
  )
}

/** Says where a department is not live. A tag of our own: it is part of the first load. */
export function SectionTag({ status }: { status: SectionStatus }) {
  const { t } = useTranslation()
  if (status === 'live') return null
  return (
    <small className={`${styles.tag} ${styles[status]}`}>{t(`sections.status.${status}`)}</small>
  )
}
