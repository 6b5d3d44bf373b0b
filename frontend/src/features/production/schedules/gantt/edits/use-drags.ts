import { useRef } from 'react'
import { calendarsOf } from '../../plan/engine-plan'
import type { Change, SchedulePlan, ScheduleTask } from '../../plan/types'
import { STEP } from '../chart/scales'
import type { ChartHandlers, Dragged, Span, Zoom } from '../chart/types'
import { spanOf } from '../rows'
import { withPending } from './pending'
import { editOf } from './task-edits'
import type { Edits } from './use-edits'

const NONE: ReadonlyMap<number, Span> = new Map()

type Drags = Pick<ChartHandlers, 'onDragging' | 'onDragged' | 'onLink'>

/** Drags of bars and links: while the pointer is down what they would move, afterwards a change that waits. */
export function useDrags(plan: SchedulePlan, edits: Edits, zoom: Zoom): Drags {
  const frame = useRef(0)
  const step = STEP[zoom]
  return {
    onDragging: (dragged, chart) => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => {
        const change = changeOf(plan, edits, dragged, step)
        const preview = change && edits.tryOut(change)
        const spans = preview?.moved.flatMap(({ id, to }) => {
          const span = spanOf(...to)
          return span ? [[id, span] as const] : []
        })
        chart.outline(spans ? new Map(spans) : NONE)
      })
    },
    onDragged: (dragged, chart) => {
      cancelAnimationFrame(frame.current)
      chart.outline(NONE)
      const change = changeOf(plan, edits, dragged, step)
      if (change) edits.add(change)
    },
    onLink: (link) => edits.add({ op: 'link', ...link, lag: 0 }),
  }
}

function changeOf(plan: SchedulePlan, edits: Edits, dragged: Dragged, step: number): Change | null {
  const task = taskAsShown(plan, edits, dragged.taskId)
  const calendar = task && calendarOf(plan, task)
  const fields = calendar && editOf(task, dragged, calendar, step)
  return fields ? { op: 'update', id: task.id, fields } : null
}

/** A task with the facts that wait, where they would put it. */
export function taskAsShown(plan: SchedulePlan, edits: Edits, id: number): ScheduleTask | null {
  const task = plan.byId.get(id)
  if (!task) return null
  const { changes = [], preview } = edits.trial ?? {}
  const made = withPending(task, changes)
  const move = preview?.moved.find((other) => other.id === id)
  return move ? { ...made, earlyStart: move.to[0], earlyFinish: move.to[1] } : made
}

export const calendarOf = ({ schedule }: SchedulePlan, { calendarId }: ScheduleTask) =>
  calendarsOf(schedule).get(calendarId ?? schedule.settings.calendarId) ?? null
