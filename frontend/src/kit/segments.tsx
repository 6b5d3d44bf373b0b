import type { KeyboardEvent } from 'react'
import { Segmented, type SegmentedProps } from 'antd'

/**
 * A choice between a few values that stand side by side: one stop of the keyboard, where the library makes two.
 * Arrows are left to the browser's radio buttons, which follow the direction of the page; the library goes a second
 * step, on a page that is read from the right to the other side.
 */
export function Segments<Value extends string | number>(props: SegmentedProps<Value>) {
  return <Segmented<Value> {...props} tabIndex={-1} onKeyDownCapture={leaveArrows} />
}

function leaveArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}
