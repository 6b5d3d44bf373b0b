import type { SchedulePlan } from '../plan/types'
import { STEP } from './chart/scales'
import { ZOOMS, type GanttChart, type Zoom } from './chart/types'
import { stepEdit } from './edits/task-edits'
import { calendarOf, taskAsShown } from './edits/use-drags'
import type { Edits } from './edits/use-edits'
import { actionOf, type KeyAction } from './keys'

interface Keyed {
  plan: SchedulePlan
  edits: Edits
  chart: GanttChart | null
  zoom: Zoom
  setZoom: (zoom: Zoom) => void
  focused: number | null
  focus: (id: number) => void
  open: (id: number) => void
  apply: () => Promise<void>
}

type Does = { [Do in KeyAction['do']]: (action: Extract<KeyAction, { do: Do }>) => void }

/** The chart by keyboard: rows, zoom, moving and resizing with a preview, undo. */
export function useChartKeys(keyed: Keyed): (event: KeyboardEvent) => void {
  const { plan, edits, chart, zoom, setZoom, focused, focus, open, apply } = keyed
  const hasTrial = edits.trial !== null || edits.refusal !== null
  const does: Does = {
    row: ({ rows }) => {
      const next = chart?.neighbour(focused, focused === null ? 0 : rows) ?? null
      if (next === null) return
      focus(next)
      chart?.reveal(next)
    },
    fold: ({ isOpen }) => focused !== null && chart?.toggle(focused, isOpen),
    step: ({ mode, steps }) => step(keyed, mode, steps * STEP[zoom]),
    zoom: ({ by }) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom),
    open: () => focused !== null && open(focused),
    undo: () => (hasTrial ? edits.cancel() : void plan.undo()),
    redo: () => void plan.redo(),
    apply: () => void apply(),
    cancel: () => edits.cancel(),
  }
  return (event) => {
    // keys of fields and buttons inside stay theirs
    if (event.target instanceof Element && event.target.closest('input, textarea, button')) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    does[action.do](action as never)
  }
}

function step({ plan, edits, focused }: Keyed, mode: 'move' | 'resize', minutes: number) {
  const task = focused === null ? null : taskAsShown(plan, edits, focused)
  const calendar = task && calendarOf(plan, task)
  if (!calendar || task.earlyStart === null || plan.schedule.can.update !== true) return
  const fields = stepEdit(task, mode, minutes, calendar)
  if (fields) edits.add({ op: 'update', id: task.id, fields })
}
