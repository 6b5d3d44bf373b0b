import type { MouseEvent } from 'react'
import type { Row } from './types'
import styles from './grid.module.css'

const OWN_CLICK =
  'a, button, input, label, select, textarea, [role=button], [role=menuitem], [role=switch], .ant-select, .ant-table-selection-column'

/** True where the click means something else: a link, a control, or text being selected. */
function isElsewhere(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement
  // what a cell opens (a dialog, a menu) lies outside the row on the page, but not for React
  if (!event.currentTarget.contains(target)) return true
  if (event.defaultPrevented || event.shiftKey || event.altKey) return true
  if (target.closest(OWN_CLICK)) return true
  return (window.getSelection()?.toString() ?? '') !== ''
}

/** Opens a row by a click anywhere on it that is not meant for something in it. */
export function rowClick<R extends Row>(
  row: R,
  onOpen: ((row: R, newTab: boolean) => void) | undefined
) {
  if (!onOpen) return {}
  return {
    className: styles.opens,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isElsewhere(event)) onOpen(row, event.ctrlKey || event.metaKey)
    },
  }
}
