import { useState, type ReactNode } from 'react'
import { Popover, type PopoverProps } from 'antd'
import { useEscape } from './use-escape'

interface PanelPopoverProps extends Omit<PopoverProps, 'title' | 'content' | 'onOpenChange'> {
  title: string
  content: ReactNode
  /** With `open`, where the caller also opens and closes it. */
  onOpenChange?: (open: boolean) => void
}

/**
 * Fields and choices below a button, under a title. It is a dialog to screen readers: the library
 * hangs it at the end of the document, outside every landmark, and calls it a tooltip.
 */
export function PanelPopover(props: PanelPopoverProps) {
  const [own, setOwn] = useState(false)
  const { title, content, children, open = own, onOpenChange = setOwn, ...rest } = props
  useEscape(open, () => onOpenChange(false))
  return (
    <Popover
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      content={
        <div role="dialog" aria-label={title}>
          <div className="ant-popover-title">{title}</div>
          {content}
        </div>
      }
    >
      {children}
    </Popover>
  )
}
