import { Button, Dropdown, Modal } from 'antd'
import { PrinterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JobProgress } from './job-progress'
import { useRequestedJob } from './use-requested-job'

interface PrintButtonProps {
  /** Address that takes `{ language }` and answers with the job that prints. */
  url: string
  label: string
  /** What else is asked for. */
  body?: object
}

/** Prints a paper in both languages, the chosen one first; its job continues when the dialog is closed. */
export function PrintButton({ url, label, body }: PrintButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { request, job } = useRequestedJob<{ language: string }>(url)
  const print = (language: string) => {
    setOpen(true)
    request.mutate({ ...body, language })
  }
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items: ['en', 'ar'].map((key) => ({ key, label: t(`kit.prints.first.${key}`) })),
          onClick: ({ key }) => print(key),
        }}
      >
        <Button icon={<PrinterOutlined />} loading={request.isPending}>
          {label}
        </Button>
      </Dropdown>
      <Modal
        open={isOpen && job !== null}
        title={label}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        {job ? <JobProgress job={job} /> : null}
      </Modal>
    </>
  )
}
