import { Modal } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import { DUNNING } from './dunning'

interface WriteAllProps {
  currency: string
  /** Letters that are due. */
  count: number
  onDone: () => void
}

/** Writes a letter to everyone to whom one is due, as one job. */
export function WriteAll({ currency, count, onDone }: WriteAllProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isShown, setIsShown] = useState(false)
  const { request, job } = useRequestedJob<{ currency: string }>('/api/dunning-letters/batches')
  const write = async () => {
    await request.mutateAsync({ currency })
    setIsShown(true)
  }
  const finish = () => {
    onDone()
    void invalidate({ resource: DUNNING, invalidates: ['list'] })
  }
  return (
    <>
      <ConfirmAction
        type="primary"
        size="small"
        icon={<MailOutlined />}
        label={t(`${DUNNING}.write_all`)}
        title={t(`${DUNNING}.write_all_title`, { count })}
        content={t(`${DUNNING}.write_text`)}
        confirmLabel={t(`${DUNNING}.write_all`)}
        onConfirm={write}
      />
      <Modal
        open={isShown}
        title={t(`${DUNNING}.write_all`)}
        footer={null}
        onCancel={() => setIsShown(false)}
      >
        {job ? <JobProgress job={job} onFinished={finish} download={false} /> : null}
      </Modal>
    </>
  )
}
