import { useState, type ReactNode } from 'react'
import { Popover, type PopoverProps } from 'antd'
import { useEscape } from './use-escape'

interface PanelPopoverProps extends Omit<PopoverProps, 'title' | 'content'> {
  title: string
  content: ReactNode
}

/**
 * Fields and choices below a button, under a title. It is a dialog to screen readers: the library
 * hangs it at the end of the document, outside every landmark, and calls it a tooltip.
 */
export function PanelPopover({ title, content, children, ...rest }: PanelPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      {...rest}
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
