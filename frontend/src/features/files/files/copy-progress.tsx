import { Flex, Modal, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRefreshFiles } from './api'

interface CopyProgressProps {
  jobs: Job[]
  onClose: () => void
}

/** How far the copies of large folders are; they go on when the dialog is closed. */
export function CopyProgress({ jobs, onClose }: CopyProgressProps) {
  const { t } = useTranslation()
  const refresh = useRefreshFiles()
  return (
    <Modal open title={t('files.files.copying')} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text>{t('files.files.copying_text')}</Typography.Text>
        {jobs.map((job) => (
          <div key={job.id}>
            <Typography.Text strong>
              <bdi>{job.title}</bdi>
            </Typography.Text>
            <JobProgress job={job} download={false} onFinished={() => void refresh()} />
          </div>
        ))}
      </Flex>
    </Modal>
  )
}
