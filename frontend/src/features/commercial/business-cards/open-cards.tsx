import { Card, List } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useLiveEvent } from '../../../providers/live'
import { InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { cardPath, type BusinessCard } from './card'

/** Cards that were scanned and still wait to become clients. */
export function OpenCards() {
  const { t } = useTranslation()
  const { data, refetch } = useQuery<BusinessCard[]>({
    queryKey: ['/api/business-cards?_start=0&_end=20'],
    staleTime: 0,
  })
  useLiveEvent('job', ({ job }) => {
    if (job.entityType === 'business_card') void refetch()
  })
  const open = (data ?? []).filter(({ status }) => status !== 'confirmed')
  if (open.length === 0) return null
  return (
    <Card size="small" title={t('commercial.cards.open')}>
      <List
        size="small"
        rowKey="id"
        dataSource={open}
        renderItem={(card) => (
          <List.Item extra={<StatusTag status={card.status} />}>
            <Link to={cardPath(card.id)}>
              <bdi>
                {card.fields?.name?.value || t('commercial.cards.numbered', { id: card.id })}
              </bdi>
            </Link>
            {card.createdAt ? <InstantText value={card.createdAt} /> : null}
          </List.Item>
        )}
      />
    </Card>
  )
}
