import { Button, Dropdown, Modal } from 'antd'
import { PrinterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import { DELAY_CLAIMS, type DelayClaim } from './delay-claim'

/** Prints the claim in both languages, the chosen one first. */
export function PrintClaim({ claim }: { claim: DelayClaim }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { request, job } = useRequestedJob<{ language: string }>(
    `/api/delay-claims/${claim.id}/prints`
  )
  const print = (language: string) => {
    setOpen(true)
    request.mutate({ language })
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: ['en', 'ar'].map((key) => ({ key, label: t(`${DELAY_CLAIMS}.print.${key}`) })),
          onClick: ({ key }) => print(key),
        }}
      >
        <Button icon={<PrinterOutlined />} loading={request.isPending}>
          {t(`${DELAY_CLAIMS}.print.label`)}
        </Button>
      </Dropdown>
      <Modal
        open={isOpen && job !== null}
        title={t(`${DELAY_CLAIMS}.print.label`)}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        {job ? <JobProgress job={job} /> : null}
      </Modal>
    </>
  )
}
