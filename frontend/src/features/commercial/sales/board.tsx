import { useState } from 'react'
import { Button, Flex, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { CardDrawer } from './card-drawer'
import { Count } from './figure'
import { periodOf, SALES, type BoardColumn, type Period, type PipelineCard } from './sales'
import styles from './board.module.css'

interface BoardProps {
  period: string
  range: Period
}

/** The pipeline as columns of cards; a card opens its stages and what sales say about it. */
export function Board({ period, range }: BoardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<PipelineCard | null>(null)
  const query = useQuery<BoardColumn[]>({ queryKey: [`/api/sales/board${period}`], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return (
    <section aria-label={t(`${SALES}.board`)} className={styles.board} tabIndex={0}>
      {query.data.map((column) => (
        <div key={column.stage} className={styles.column}>
          <Flex justify="space-between" align="center">
            <StatusTag status={column.stage} />
            <Count
              count={column.count}
              filters={{ ...periodOf(range), stage_ne: null, stage: column.stage }}
            />
          </Flex>
          <Typography.Text type="secondary">
            <Money value={column.value} currency={range.currency} />
          </Typography.Text>
          <div className={styles.cards}>
            {column.cards.map((card) => (
              <CardButton key={card.id} card={card} onOpen={() => setOpen(card)} />
            ))}
          </div>
        </div>
      ))}
      {open ? (
        <CardDrawer
          card={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void query.refetch()
          }}
        />
      ) : null}
    </section>
  )
}

function CardButton({ card, onOpen }: { card: PipelineCard; onOpen: () => void }) {
  return (
    <Button className={styles.card} onClick={onOpen}>
      <Typography.Text strong style={{ display: 'block' }}>
        <LocalName name={card.projectName} nameAr={card.projectNameAr} />
      </Typography.Text>
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        <Ltr>{card.number}</Ltr> · <bdi>{card.clientName}</bdi>
      </Typography.Text>
      <Flex justify="space-between" gap="small">
        <Money value={card.value} currency={card.currency} />
        <Percent value={card.probability} />
      </Flex>
      {card.nextStep ? (
        <Typography.Text style={{ display: 'block', fontSize: 12 }}>
          <bdi>{card.nextStep}</bdi>
        </Typography.Text>
      ) : null}
    </Button>
  )
}
