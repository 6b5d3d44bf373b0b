import { Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { useDroppable } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../../kit/display/numbers'
import { StatusTag } from '../../../../kit/display/status-tag'
import { useFormats } from '../../../../kit/display/use-formats'
import { SALES } from '../sales'
import { DraggableCard, type CardActions } from './board-card'
import { keyOf, placeOf, refusalOf, type BoardCard, type Place } from './moves'
import styles from './board.module.css'

export interface ColumnData {
  place: Place
  count: number
  /** In each currency by itself. */
  sums: { currency: string; value: string }[]
  cards: BoardCard[]
  /** The list of what is counted. */
  listPath: string
}

interface BoardColumnProps extends CardActions {
  column: ColumnData
  /** The card that is being dragged. */
  dragged: BoardCard | null
}

/** One stage: how many, what they are worth in each currency, and their cards. */
export function BoardColumn({ column, dragged, ...actions }: BoardColumnProps) {
  const { t } = useTranslation()
  const { place, cards } = column
  const { setNodeRef, isOver } = useDroppable({ id: keyOf(place), data: { place } })
  const isHere = dragged !== null && keyOf(placeOf(dragged)) === keyOf(place)
  const refusal = dragged && !isHere ? refusalOf(dragged, place, actions.rights) : null
  const name = t(`${SALES}.board.${place.kind}_stage`, { stage: t(`kit.status.${place.stage}`) })
  return (
    <div
      ref={setNodeRef}
      className={styles.column}
      data-testid={keyOf(place)}
      data-over={(isOver && !isHere && !refusal) || undefined}
      data-refused={refusal !== null || undefined}
    >
      <ColumnHead column={column} />
      {isOver && refusal ? (
        <Typography.Text type="danger" style={{ fontSize: 12 }}>
          {t(`${SALES}.board.why.${refusal}`)}
        </Typography.Text>
      ) : null}
      <ul aria-label={name} className={styles.cards}>
        {cards.map((card) => (
          <DraggableCard
            key={card.kind === 'lead' ? card.lead.id : card.quotation.id}
            card={card}
            {...actions}
          />
        ))}
      </ul>
      {column.count > cards.length ? (
        <Link to={column.listPath}>{t(`${SALES}.board.all`, { count: column.count })}</Link>
      ) : null}
    </div>
  )
}

function ColumnHead({ column: { place, count, sums, listPath } }: { column: ColumnData }) {
  const formats = useFormats()
  const number = formats.number(count)
  return (
    <div>
      <Flex justify="space-between" align="center">
        <StatusTag status={place.stage} />
        {count > 0 ? <Link to={listPath}>{number}</Link> : <span>{number}</span>}
      </Flex>
      {sums.map(({ currency, value }) => (
        <Typography.Text key={currency} type="secondary" style={{ display: 'block' }}>
          <Money value={value} currency={currency} />
        </Typography.Text>
      ))}
    </div>
  )
}
