import { useState } from 'react'
import { Button } from 'antd'
import { ImportOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { CALENDAR_IMPORT } from './calendar-import'
import { ImportDialog } from './import-dialog'

/** The way to import the calendar of another program. */
export function ImportButton({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ImportOutlined />} onClick={() => setOpen(true)}>
        {t(`${CALENDAR_IMPORT}.button`)}
      </Button>
      {open ? <ImportDialog onClose={() => setOpen(false)} onImported={onImported} /> : null}
    </>
  )
}
