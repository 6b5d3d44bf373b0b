import { lazy, Suspense, useState } from 'react'
import { Button, type FormInstance } from 'antd'
import { FileExcelOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { LineColumn } from '../../../../kit/lines/types'
import { QUOTATIONS } from '../quotation'

const ImportDialog = lazy(() => import('./import-dialog'))

/** Opens the import of a bill of quantities. */
export function ImportBill({ form, columns }: { form: FormInstance; columns: LineColumn[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FileExcelOutlined />} onClick={() => setOpen(true)}>
        {t(`${QUOTATIONS}.import.open`)}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog form={form} columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
