import type { ReactNode } from 'react'
import { Empty as AntEmpty, Typography } from 'antd'

interface EmptyProps {
  title: string
  hint?: string
  /** The next thing to do, usually one button. */
  action?: ReactNode
}

/** Says what is missing and what to do next. */
export function Empty({ title, hint, action }: EmptyProps) {
  return (
    <AntEmpty
      image={AntEmpty.PRESENTED_IMAGE_SIMPLE}
      style={{ paddingBlock: 24 }}
      description={
        <>
          <Typography.Text strong>{title}</Typography.Text>
          {hint ? (
            <Typography.Paragraph type="secondary" style={{ marginBlock: 4 }}>
              {hint}
            </Typography.Paragraph>
          ) : null}
        </>
      }
    >
      {action}
    </AntEmpty>
  )
}
