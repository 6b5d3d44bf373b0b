import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string
}

/** A real link that looks like a button: opens in a new tab too, and is one stop for the keyboard. */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  const navigate = useNavigate()
  const href = useHref(to)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to)
  }
  return <Button {...props} href={href} onClick={open} />
}
