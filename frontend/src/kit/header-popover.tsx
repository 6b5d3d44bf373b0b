import type { ReactElement, ReactNode } from 'react'
import { Popover } from 'antd'
import { usePreferences } from '../providers/preferences'
import { useEscape } from './use-escape'

interface HeaderPopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  content: ReactNode
  /** The button it hangs from. */
  children: ReactElement
}

/** A panel below a button of the header; it moves sideways rather than leave the screen. */
export function HeaderPopover({ open, onOpenChange, content, children }: HeaderPopoverProps) {
  const { language } = usePreferences()
  useEscape(open, () => onOpenChange(false))
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement={language === 'arabic' ? 'bottomLeft' : 'bottomRight'}
      align={{ overflow: { shiftX: true, adjustX: false, adjustY: false } }}
      arrow={false}
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
      content={content}
    >
      {children}
    </Popover>
  )
}
