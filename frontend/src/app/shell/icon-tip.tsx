import type { ReactNode } from 'react'
import * as Tooltip from '@radix-ui/react-tooltip'
import styles from './icon-tip.module.css'

/** A short text over an icon button; opens after 700 ms, at once when moving between tips. */
export function IconTip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <span className={styles.anchor}>{children}</span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
