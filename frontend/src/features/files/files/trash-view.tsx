import { Button, List, Skeleton, Typography } from 'antd'
import { UndoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { useTrash } from './api'
import { ItemIcon } from './file-icon'
import { itemOf, nameOfItem, type Item } from './types'
import { useChanges } from './use-changes'

/** What was thrown away in the last 30 days: back to its place, or gone for good. */
export function TrashView() {
  const { t } = useTranslation()
  const query = useTrash()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  const items = [...query.data.folders.map(itemOf.folder), ...query.data.files.map(itemOf.file)]
  if (!items.length) return <Empty title={t('files.files.trash_empty')} />
  return (
    <>
      <Typography.Paragraph type="secondary">{t('files.files.trash_hint')}</Typography.Paragraph>
      <List dataSource={items} rowKey="key" renderItem={(item) => <TrashRow item={item} />} />
    </>
  )
}

function TrashRow({ item }: { item: Item }) {
  const { t, i18n } = useTranslation()
  const changes = useChanges()
  const name = nameOfItem(i18n.language, item)
  const { trashedAt, can } = item.kind === 'folder' ? item.folder : item.file
  return (
    <List.Item
      actions={[
        can.restore ? (
          <Button
            key="restore"
            icon={<UndoOutlined />}
            aria-label={t('files.files.restore_named', { name })}
            onClick={() => void changes.restore(item).catch(() => undefined)}
          >
            {t('files.files.restore')}
          </Button>
        ) : null,
        item.kind === 'file' && item.file.can.purge ? (
          <ConfirmAction
            key="purge"
            danger
            label={t('files.files.purge')}
            title={t('files.files.purge_title')}
            content={<bdi>{name}</bdi>}
            onConfirm={() => changes.purge(item)}
          />
        ) : null,
      ].filter(Boolean)}
    >
      <ItemMeta
        avatar={<ItemIcon item={item} square={32} size={18} />}
        title={<bdi>{name}</bdi>}
        description={trashedAt ? <InstantText value={trashedAt} /> : null}
      />
    </List.Item>
  )
}
