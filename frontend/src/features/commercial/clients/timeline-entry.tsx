import { Space, Tag, Typography } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ACTIVITY_KINDS, type TimelineItem } from './timeline-item'

interface TimelineEntryProps {
  item: TimelineItem
  onRemove?: (item: TimelineItem) => Promise<unknown>
}

/** One entry of a client's story: what, by whom, when, and a way to it. */
export function TimelineEntry({ item, onRemove }: TimelineEntryProps) {
  const { t } = useTranslation()
  const kind = t(`commercial.clients.timeline.kind.${item.kind}`)
  const removable = onRemove && (ACTIVITY_KINDS.includes(item.kind) || item.kind === 'file')
  return (
    <div>
      <Space wrap size="small">
        <Tag style={{ marginInlineEnd: 0 }}>{kind}</Tag>
        <Title item={item} fallback={kind} />
        <StatusTag status={item.status} />
        <Money value={item.amount} currency={item.currency} />
        {removable ? (
          <ConfirmAction
            danger
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            label={null}
            aria-label={t('commercial.clients.timeline.remove', { title: item.title || kind })}
            title={t('commercial.clients.timeline.remove_title')}
            content={item.title}
            confirmLabel={t('common.delete')}
            onConfirm={() => onRemove(item)}
          />
        ) : null}
      </Space>
      <ByWhom item={item} />
      {item.details ? (
        <Typography.Paragraph style={{ marginBlock: 4, whiteSpace: 'pre-line' }}>
          <bdi>{item.details}</bdi>
        </Typography.Paragraph>
      ) : null}
    </div>
  )
}

function ByWhom({ item }: { item: TimelineItem }) {
  return (
    <div>
      <Typography.Text type="secondary">
        {item.userName ? <bdi>{item.userName}</bdi> : null}
        {item.userName ? ' · ' : null}
        <InstantText value={item.at} />
      </Typography.Text>
    </div>
  )
}

function Title({ item, fallback }: { item: TimelineItem; fallback: string }) {
  const text = <bdi>{item.title || fallback}</bdi>
  if (item.link?.startsWith('/api/')) {
    return (
      <a href={item.link} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  }
  return item.link ? <Link to={item.link}>{text}</Link> : text
}
