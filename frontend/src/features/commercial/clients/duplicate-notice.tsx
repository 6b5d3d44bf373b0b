import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { clientPath, type Duplicate } from './client'

/** Points out clients that may be the same, each with a link and the reason. */
export function DuplicateNotice({ duplicates }: { duplicates: Duplicate[] }) {
  const { t } = useTranslation()
  if (duplicates.length === 0) return null
  const reasonText = (reason: string) =>
    t(`commercial.clients.duplicate.${reason}`, { defaultValue: reason })
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      message={t('commercial.clients.duplicate.title')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {duplicates.map((duplicate) => (
            <li key={duplicate.id}>
              <Link to={clientPath(duplicate)} target="_blank">
                <bdi>{duplicate.name}</bdi>
                {duplicate.company ? ` — ${duplicate.company}` : ''}
              </Link>{' '}
              ({duplicate.reasons.map(reasonText).join(', ')})
            </li>
          ))}
        </ul>
      }
    />
  )
}
