import type { ReactNode } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'

interface ShownOnceProps {
  /** A secret that can't be shown again. */
  text: string
  /** Says that it is shown only now. */
  warning: string
  /** How it is used. */
  hint?: ReactNode
  /** Text of the button of whoever has stored it. */
  done: string
  onDone: () => void
}

/** A secret to copy, until its reader says that it is stored. */
export function ShownOnce({ text, warning, hint, done, onDone }: ShownOnceProps) {
  return (
    <Flex vertical gap="middle" align="start">
      <Alert type="warning" showIcon message={warning} />
      <Typography.Paragraph copyable={{ text }} style={{ marginBlockEnd: 0 }}>
        <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </code>
      </Typography.Paragraph>
      {hint ? <p>{hint}</p> : null}
      <Button type="primary" onClick={onDone}>
        {done}
      </Button>
    </Flex>
  )
}
