import { useState } from 'react'
import { Button, Dropdown, Modal } from 'antd'
import { PrinterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Body } from '../../../api/types'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import { PLANNING } from './planning'

type Order = Body<'planning_prints.look_ahead'>

interface PrintPlanningProps {
  /** Address that answers with the job that prints. */
  url: string
  /** What is printed, but for the size of its pages. */
  body?: Omit<Order, 'paper'>
}

const PAGE_SIZES = ['a4', 'a3'] as const

/** Prints the view in the user's language; the job continues when the dialog is closed. */
export function PrintPlanning({ url, body }: PrintPlanningProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { request, job } = useRequestedJob<Order>(url)
  const label = t(`${PLANNING}.print`)
  const print = (paper: Order['paper']) => {
    setOpen(true)
    request.mutate({ ...body, paper })
  }
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items: PAGE_SIZES.map((key) => ({ key, label: t(`${PLANNING}.page_sizes.${key}`) })),
          onClick: ({ key }) => print(key as Order['paper']),
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
