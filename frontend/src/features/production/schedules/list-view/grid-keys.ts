import type { KeyboardEvent } from 'react'

/** What a key asks of the grid, edges of the screen read from left to right. */
export type GridCommand =
  | { do: 'move'; rows: number; columns: number; extend: boolean }
  | { do: 'edge'; rows: -1 | 0 | 1; columns: -1 | 0 | 1; extend: boolean }
  | { do: 'tab'; by: 1 | -1 }
  | { do: 'edit'; text?: string }
  | { do: 'indent' | 'outdent' | 'up' | 'down' | 'insert' | 'remove' | 'toggle' }
  | { do: 'clear' }
  | { do: 'undo' | 'redo' | 'fill' | 'all' | 'leave' }

const PAGE = 15

const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** @param isRtl columns run from right to left */
export function commandOf(event: KeyboardEvent, isRtl: boolean): GridCommand | null {
  if (event.nativeEvent.isComposing) return null
  const arrow = ARROWS[event.key]
  const [rows, across] = arrow ?? [0, 0]
  const columns = isRtl ? -across : across
  if (event.altKey && !event.ctrlKey) return arrow ? withAlt(rows, columns) : null
  if (event.ctrlKey || event.metaKey)
    return withControl(event, [rows, columns], arrow !== undefined)
  if (arrow) return { do: 'move', rows, columns, extend: event.shiftKey }
  return plain(event)
}

function withAlt(rows: number, columns: number): GridCommand {
  if (rows) return { do: rows < 0 ? 'up' : 'down' }
  return { do: columns > 0 ? 'indent' : 'outdent' }
}

const WITH_CONTROL: Record<string, GridCommand> = {
  KeyY: { do: 'redo' },
  KeyD: { do: 'fill' },
  KeyA: { do: 'all' },
}

/** By the place of the key, so that an Arabic keyboard does the same. */
function withControl(
  event: KeyboardEvent,
  [rows, columns]: [number, number],
  isArrow: boolean
): GridCommand | null {
  const extend = event.shiftKey
  if (isArrow) return { do: 'edge', rows: sign(rows), columns: sign(columns), extend }
  if (event.key === 'Home') return { do: 'edge', rows: -1, columns: -1, extend }
  if (event.key === 'End') return { do: 'edge', rows: 1, columns: 1, extend }
  if (event.key === 'Delete') return { do: 'remove' }
  if (event.code === 'KeyZ') return { do: event.shiftKey ? 'redo' : 'undo' }
  return WITH_CONTROL[event.code] ?? null
}

const sign = (value: number) => Math.sign(value) as -1 | 0 | 1

function plain(event: KeyboardEvent): GridCommand | null {
  const extend = event.shiftKey
  switch (event.key) {
    case 'Home':
      return { do: 'edge', rows: 0, columns: -1, extend }
    case 'End':
      return { do: 'edge', rows: 0, columns: 1, extend }
    case 'PageUp':
      return { do: 'move', rows: -PAGE, columns: 0, extend }
    case 'PageDown':
      return { do: 'move', rows: PAGE, columns: 0, extend }
    case 'Tab':
      return { do: 'tab', by: event.shiftKey ? -1 : 1 }
    case 'Enter':
    case 'F2':
      return { do: 'edit' }
    case 'Backspace':
      return { do: 'edit', text: '' }
    case 'Insert':
      return { do: 'insert' }
    case 'Delete':
      return { do: 'clear' }
    case 'Escape':
      return { do: 'leave' }
    case ' ':
      return { do: 'toggle' }
    default:
      return event.key.length === 1 ? { do: 'edit', text: event.key } : null
  }
}
