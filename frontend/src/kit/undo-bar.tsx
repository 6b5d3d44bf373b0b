import { useState } from 'react'
import { Alert, Button } from 'antd'
import { UndoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

interface UndoBarProps {
  /** What was done and until when it can be taken back. */
  message: string
  /** A rejection is reported by the caller. */
  onUndo: () => Promise<unknown>
}

/** Something that was done and can still be taken back: stays on the page, unlike a toast. */
export function UndoBar({ message, onUndo }: UndoBarProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await onUndo().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 12 }}
      message={message}
      action={
        <Button size="small" icon={<UndoOutlined />} loading={busy} onClick={() => void undo()}>
          {t('kit.undo')}
        </Button>
      }
    />
  )
}
