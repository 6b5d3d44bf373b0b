import { List } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatLag } from './lag-text'
import { SCHEDULE_FILES, type ImportPreview } from './schedule-files'

type LinkNote = ImportPreview['notes'][number]

/** The links that are not stored as the file has them: of which tasks, and why. */
export function LinkNotes({ notes }: Pick<ImportPreview, 'notes'>) {
  const { t } = useTranslation()
  if (!notes.length) return null
  return (
    <List
      size="small"
      bordered
      header={t(`${SCHEDULE_FILES}.links_title`)}
      dataSource={notes}
      pagination={notes.length > 10 ? { pageSize: 10, size: 'small' } : false}
      renderItem={(note) => <Note note={note} />}
    />
  )
}

function Note({ note: { kind, from, to, type, lag, stored } }: { note: LinkNote }) {
  const { t } = useTranslation()
  const link = (of: { type: string; lag: number }) => `${of.type}${formatLag(of.lag)}`
  return (
    <List.Item>
      <List.Item.Meta
        title={<bdi>{`${from.code} ${from.name} → ${to.code} ${to.name}`}</bdi>}
        description={t(`${SCHEDULE_FILES}.link_notes.${kind}`, {
          link: link({ type, lag }),
          stored: stored ? link(stored) : '',
        })}
      />
    </List.Item>
  )
}
