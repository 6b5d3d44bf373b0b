import { useTranslation } from 'react-i18next'
import type { SectionStatus } from '../../api/types'
import { useSections } from '../../providers/sections'
import './section-tag.css'

/** The state of a department; what is no section is always live. */
export function useSectionStatus(key: string): SectionStatus {
  return useSections()?.find((section) => section.key === key)?.status ?? 'live'
}

/** Says where a department is not live. A tag of our own: it is part of the first load. */
export function SectionTag({ status }: { status: SectionStatus }) {
  const { t } = useTranslation()
  if (status === 'live') return null
  return <small className={`section-tag section-${status}`}>{t(`sections.status.${status}`)}</small>
}
