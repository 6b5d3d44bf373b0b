import type { KeyboardEvent } from 'react'

export type KeyAction =
  | { do: 'row'; rows: number }
  | { do: 'fold'; isOpen: boolean }
  | { do: 'step'; mode: 'move' | 'resize'; steps: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 }
  | { do: 'open' | 'undo' | 'redo' | 'apply' | 'cancel' }

const PAGE = 15
const TO_END = 1_000_000

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does in the chart. Time runs to the right in both languages, and so do the arrows. */
export function actionOf(pressed: Pressed): KeyAction | null {
  const { code, key, shiftKey, altKey } = pressed
  const isControl = pressed.ctrlKey || pressed.metaKey
  if (altKey) return null
  if (key === 'Enter') return { do: isControl ? 'apply' : 'open' }
  if (key === 'Escape') return { do: 'cancel' }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return sideways(key, shiftKey, isControl)
  if (isControl) return withControl(code, shiftKey)
  if (key === 'ArrowDown') return { do: 'row', rows: 1 }
  if (key === 'ArrowUp') return { do: 'row', rows: -1 }
  if (key === 'PageDown') return { do: 'row', rows: PAGE }
  if (key === 'PageUp') return { do: 'row', rows: -PAGE }
  if (key === 'Home') return { do: 'row', rows: -TO_END }
  if (key === 'End') return { do: 'row', rows: TO_END }
  // on an Arabic keyboard the key is another letter, the place the same
  if (key === '+' || key === '=' || code === 'NumpadAdd') return { do: 'zoom', by: -1 }
  if (key === '-' || code === 'NumpadSubtract') return { do: 'zoom', by: 1 }
  return null
}

function sideways(key: string, isShift: boolean, isControl: boolean): KeyAction | null {
  const isRight = key === 'ArrowRight'
  if (!isShift) return isControl ? null : { do: 'fold', isOpen: isRight }
  return { do: 'step', mode: isControl ? 'resize' : 'move', steps: isRight ? 1 : -1 }
}

function withControl(code: string, isShift: boolean): KeyAction | null {
  if (code === 'KeyZ') return { do: isShift ? 'redo' : 'undo' }
  return code === 'KeyY' ? { do: 'redo' } : null
}
