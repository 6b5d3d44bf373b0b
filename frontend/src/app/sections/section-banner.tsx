import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Section } from '../../api/types'
import { useSectionText } from './use-section-text'

export type BannerKind =
  /** An administrator works in a closed section. */
  | 'passing'
  /** The section was closed while this page was open. */
  | 'closing'
  /** It will be closed before long. */
  | 'planned'

interface BannerProps {
  kind: BannerKind
  section: Section
}

/** Stands above a page of a department that is closed, or soon will be. */
export default function SectionBanner({ kind, section }: BannerProps) {
  const { t } = useTranslation()
  const text = useSectionText()
  const name = text.nameOf(section)
  const state = section.enabled ? 'maintenance' : 'offline'
  const title = {
    passing: t(`sections.passing.${state}`, { name }),
    closing: t(`sections.closing.${state}`, { name }),
    planned: t('sections.planned', { name, window: kind === 'planned' && text.windowOf(section) }),
  }[kind]
  return (
    <Alert
      role="status"
      showIcon
      type={kind === 'closing' ? 'error' : 'warning'}
      style={{ marginBlockEnd: 16 }}
      message={title}
      description={
        <>
          <bdi>{text.messageOf(section)}</bdi>
          {kind !== 'planned' && section.to && <> {text.untilOf(section)}</>}
          {kind === 'closing' && <div>{t('sections.typedIsKept')}</div>}
          {kind === 'passing' && (
            <div>
              <Link to="/admin">{t('sections.manage')}</Link>
            </div>
          )}
        </>
      }
    />
  )
}
