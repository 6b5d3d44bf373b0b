import { Card, List } from 'antd'
import { OrderedListOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { cardPath, inTurnPath, type BusinessCard } from './card'

interface OpenCardsProps {
  open: BusinessCard[]
  /** Those of them that can be confirmed. */
  read: BusinessCard[]
}

/** Cards that were scanned and still wait to become clients. */
export function OpenCards({ open, read }: OpenCardsProps) {
  const { t } = useTranslation()
  if (open.length === 0) return null
  return (
    <Card
      size="small"
      title={t('commercial.business_cards.open')}
      extra={
        read[0] && read.length > 1 ? (
          <LinkButton icon={<OrderedListOutlined />} to={inTurnPath(read[0].id)}>
            {t('commercial.business_cards.one_by_one')}
          </LinkButton>
        ) : null
      }
    >
      <List
        size="small"
        rowKey="id"
        dataSource={open}
        renderItem={(card) => (
          <List.Item extra={<StatusTag status={card.status} />}>
            <Link to={cardPath(card.id)}>
              <bdi>
                {card.fields?.name?.value ||
                  t('commercial.business_cards.numbered', { id: card.id })}
              </bdi>
            </Link>
            {card.createdAt ? <InstantText value={card.createdAt} /> : null}
          </List.Item>
        )}
      />
    </Card>
  )
}
