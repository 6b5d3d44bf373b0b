import { Button } from 'antd'
import { PoweroffOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../api/types'
import { LinkButton } from '../../kit/link-button'
import { useDocumentTitle } from '../../kit/use-document-title'
import { queryClient } from '../../providers/query-client'
import { SECTIONS_KEY } from '../../providers/sections'
import { Notice } from '../pages/notice'
import { useSectionText } from './use-section-text'

/** Stands for every page of a closed department; the page itself comes back when it is open again. */
export default function ClosedSectionPage({ section }: { section: Section }) {
  const { t } = useTranslation()
  const text = useSectionText()
  const isOffline = section.status === 'offline'
  const title = t(isOffline ? 'sections.offlineTitle' : 'sections.maintenanceTitle', {
    name: text.nameOf(section),
  })
  useDocumentTitle(title)
  return (
    <Notice
      icon={isOffline ? <PoweroffOutlined /> : <ToolOutlined />}
      title={title}
      text={
        <>
          <bdi style={{ display: 'block', whiteSpace: 'pre-line' }}>{text.messageOf(section)}</bdi>
          <strong style={{ display: 'block' }}>{text.untilOf(section)}</strong>
          <small>{t('sections.opensByItself')}</small>
        </>
      }
      actions={
        <>
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: SECTIONS_KEY })}>
            {t('common.retry')}
          </Button>
          <LinkButton type="primary" to="/departments">
            {t('pages.toDepartments')}
          </LinkButton>
        </>
      }
    />
  )
}
