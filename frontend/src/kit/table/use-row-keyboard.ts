import { useState, type KeyboardEvent } from 'react'

interface RowKeyboardOptions {
  count: number
  onOpen: (index: number) => void
  onToggle?: (index: number) => void
}

function focusRow(from: HTMLElement, index: number): void {
  const body = from.closest('tbody')
  body?.querySelector<HTMLElement>(`tr[data-row-index="${index}"]`)?.focus()
}

/**
 * Arrow keys, Home and End move between rows, Enter opens, Space selects. Only one row is in the
 * tab order at a time.
 */
export function useRowKeyboard({ count, onOpen, onToggle }: RowKeyboardOptions) {
  const [current, setCurrent] = useState(0)
  const active = Math.min(current, Math.max(count - 1, 0))

  const targets: Record<string, (index: number) => number> = {
    ArrowDown: (index) => Math.min(index + 1, count - 1),
    ArrowUp: (index) => Math.max(index - 1, 0),
    Home: () => 0,
    End: () => count - 1,
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    // Keys typed into a control of the row belong to that control.
    if (event.target !== event.currentTarget) return
    const target = targets[event.key]
    if (target) focusRow(event.currentTarget, target(index))
    else if (event.key === 'Enter') onOpen(index)
    else if (event.key === ' ' && onToggle) onToggle(index)
    else return
    event.preventDefault()
  }

  return (index: number) => ({
    tabIndex: index === active ? 0 : -1,
    'data-row-index': index,
    onFocus: () => setCurrent(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, index),
  })
}
