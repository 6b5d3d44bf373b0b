import { useState, type RefObject } from 'react'
import {
  PointerSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import type { GridRow } from './columns/column'
import type { Where } from './outline-commands'

interface Drop {
  index: number
  where: Where
}

interface DragInput {
  box: RefObject<HTMLDivElement | null>
  rows: readonly GridRow[]
  rowHeight: number
  headHeight: number
  onDrop: (id: number, onto: number, where: Where) => void
}

/** Edges of a row, as a share of its height, that mean before and after it; between them is inside. */
const EDGE = 0.28

/** Dragging rows: where the pointer is among them, all of one height. */
export function useDrag({ box, rows, rowHeight, headHeight, onDrop }: DragInput) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [drop, setDrop] = useState<Drop | null>(null)
  const [start, setStart] = useState(0)

  const placeOf = ({ delta }: DragMoveEvent): Drop | null => {
    const at = (start + delta.y - headHeight) / rowHeight
    const index = Math.floor(at)
    if (index < 0 || index >= rows.length) return null
    const share = at - index
    if (share < EDGE) return { index, where: 'before' }
    return { index, where: share > 1 - EDGE ? 'after' : 'inside' }
  }
  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const element = box.current!
    const { clientY } = activatorEvent as PointerEvent
    // the distance that is told later counts scrolling in
    setStart(clientY - element.getBoundingClientRect().top + element.scrollTop)
  }
  const onDragEnd = (event: DragMoveEvent) => {
    const place = placeOf(event)
    setDrop(null)
    if (place) onDrop(Number(event.active.id), rows[place.index]!.task.id, place.where)
  }
  return {
    drop,
    context: {
      sensors,
      onDragStart,
      onDragMove: (event: DragMoveEvent) => setDrop(placeOf(event)),
      onDragEnd,
      onDragCancel: () => setDrop(null),
    },
  }
}
