import { useState } from 'react'
import { Typography } from 'antd'
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { CardDrawer } from '../card-drawer'
import { SALES, type Board, type PipelineCard } from '../sales'
import { BoardColumn, type ColumnData } from './board-column'
import { BoardDialog } from './board-dialogs'
import { CardFace, CardName } from './card-face'
import { leadColumn, quotationColumn } from './columns'
import type { BoardCard, Place } from './moves'
import { useBoardMoves } from './use-board-moves'
import styles from './board.module.css'

/** Pixels before a press becomes a drag, so that a click stays one. */
const LEAST_DISTANCE = 6

interface BoardViewProps {
  board: Board
  onChanged: () => void
}

/** Leads and quotations by stage; cards go to other stages by the mouse or by their menus. */
export function BoardView({ board, onChanged }: BoardViewProps) {
  const [dragged, setDragged] = useState<BoardCard | null>(null)
  const [opened, setOpened] = useState<PipelineCard | null>(null)
  const { rights, asked, move, close } = useBoardMoves(onChanged)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: LEAST_DISTANCE } })
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const card = active.data.current?.card as BoardCard | undefined
    const place = over?.data.current?.place as Place | undefined
    if (card && place) move(card, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(active.data.current?.card as BoardCard)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Columns board={board} {...{ dragged, rights }} onMove={move} onOpen={setOpened} />
      <Lifted card={dragged} />
      {asked ? <BoardDialog {...asked} onMoved={onChanged} onClose={close} /> : null}
      {opened ? (
        <CardDrawer
          card={opened}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null)
            onChanged()
          }}
        />
      ) : null}
    </DndContext>
  )
}

/** What the pointer carries. */
const Lifted = ({ card }: { card: BoardCard | null }) => (
  <DragOverlay dropAnimation={null}>
    {card ? (
      <div className={styles.card}>
        <CardFace card={card} title={<CardName card={card} />} />
      </div>
    ) : null}
  </DragOverlay>
)

type ColumnsProps = Omit<Parameters<typeof BoardColumn>[0], 'column'> & { board: Board }

function Columns({ board, ...props }: ColumnsProps) {
  const { t } = useTranslation()
  const groups: [string, ColumnData[]][] = [
    ['leads', board.leads?.map((column) => leadColumn(column, board)) ?? []],
    ['quotations', board.quotations.map((column) => quotationColumn(column, board))],
  ]
  return (
    <div className={styles.board}>
      {groups
        .filter(([, columns]) => columns.length > 0)
        .map(([name, columns]) => (
          <div key={name}>
            <Typography.Title level={2} style={{ fontSize: 16, marginBlockStart: 0 }}>
              {t(`${SALES}.board.${name}`)}
            </Typography.Title>
            <section
              className={styles.columns}
              tabIndex={0}
              aria-label={t(`${SALES}.board.${name}`)}
            >
              {columns.map((column) => (
                <BoardColumn key={column.place.stage} column={column} {...props} />
              ))}
            </section>
          </div>
        ))}
    </div>
  )
}
