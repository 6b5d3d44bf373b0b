import { useState } from 'react'
import { Button, Drawer } from 'antd'
import { PaperClipOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { RecordFiles, type RecordFilesProps } from './record-files'

interface RecordFilesButtonProps extends RecordFilesProps {
  /** What they are kept with, for example the number of a bill. */
  name: string
}

/** Opens the files of one record among several on a page. */
export function RecordFilesButton({ name, ...files }: RecordFilesButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const title = t('procurement.record_files.of', { name })
  return (
    <>
      <Button
        size="small"
        icon={<PaperClipOutlined />}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {t('procurement.record_files.title')}
      </Button>
      <Drawer open={isOpen} title={title} destroyOnHidden onClose={() => setOpen(false)}>
        <RecordFiles {...files} />
      </Drawer>
    </>
  )
}
