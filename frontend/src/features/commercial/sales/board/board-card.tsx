import { Button } from 'antd'
import { Link } from 'react-router'
import { useDraggable } from '@dnd-kit/core'
import { leadPath } from '../../leads/lead'
import type { PipelineCard } from '../sales'
import { CardFace, CardName } from './card-face'
import { CardMenu } from './card-menu'
import type { BoardCard, Place, Rights } from './moves'
import styles from './board.module.css'

export interface CardActions {
  rights: Rights
  onMove: (card: BoardCard, place: Place) => void
  onOpen: (quotation: PipelineCard) => void
}

/** One card of a column: it is dragged by the mouse, its menu has the same moves. */
export function DraggableCard({ card, ...actions }: { card: BoardCard } & CardActions) {
  const id = card.kind === 'lead' ? `lead-${card.lead.id}` : `quotation-${card.quotation.id}`
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: { card } })
  return (
    <li
      {...listeners}
      ref={setNodeRef}
      className={styles.card}
      data-dragged={isDragging || undefined}
    >
      <CardFace
        card={card}
        title={<Opener card={card} onOpen={actions.onOpen} />}
        menu={<CardMenu card={card} rights={actions.rights} onMove={actions.onMove} />}
      />
    </li>
  )
}

function Opener({ card, onOpen }: { card: BoardCard } & Pick<CardActions, 'onOpen'>) {
  if (card.kind === 'lead')
    return (
      <Link to={leadPath(card.lead)} draggable={false}>
        <CardName card={card} />
      </Link>
    )
  return (
    <Button type="link" className={styles.title} onClick={() => onOpen(card.quotation)}>
      <CardName card={card} />
    </Button>
  )
}
