import { useState } from 'react'
import { Alert, Button, Card, Flex, Progress, Space } from 'antd'
import { ScanOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { FileDrop } from '../../../kit/files/file-drop'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { PageHeader } from '../../../kit/page-header'
import { cardPath } from './card'
import { OpenCards } from './open-cards'
import { SidePicker } from './side-picker'
import { useCardUpload } from './use-card-upload'
import { useOpenCards } from './use-open-cards'

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.gif']
/** A phone's photograph may weigh more than a document. */
const MAX_PICTURE = 20 * 1024 * 1024

export default function CardScan() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [front, setFront] = useState<File | null>(null)
  const [back, setBack] = useState<File | null>(null)
  const upload = useCardUpload()
  const waiting = useOpenCards()
  const busy = upload.percent !== null
  const finished = (job: Job) => {
    if (job.status === 'completed' && upload.started) void navigate(cardPath(upload.started.cardId))
  }

  return (
    <>
      <PageHeader
        title={t('commercial.cards.scan')}
        subtitle={t('commercial.cards.scan_hint')}
        back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      />
      <Flex wrap gap="middle" style={{ marginBlockEnd: 16 }}>
        <SidePicker
          title={t('commercial.cards.front')}
          file={front}
          disabled={busy}
          onChange={setFront}
        />
        <SidePicker
          title={t('commercial.cards.back')}
          file={back}
          disabled={busy}
          onChange={setBack}
        />
      </Flex>
      <Space direction="vertical" style={{ inlineSize: '100%', marginBlockEnd: 24 }}>
        {upload.error ? <Alert type="error" showIcon role="alert" message={upload.error} /> : null}
        {upload.started ? (
          <Card size="small" title={t('commercial.cards.reading')}>
            <JobProgress job={upload.started.job} onFinished={finished} download={false} />
          </Card>
        ) : null}
        {busy ? (
          <Progress percent={upload.percent ?? 0} aria-label={t('commercial.cards.uploading')} />
        ) : null}
        <Flex gap="small">
          <Button
            type="primary"
            icon={<ScanOutlined />}
            disabled={!front || busy}
            loading={busy}
            onClick={() => front && void upload.send(front, back)}
          >
            {t('commercial.cards.read')}
          </Button>
          {busy ? <Button onClick={upload.cancel}>{t('common.cancel')}</Button> : null}
        </Flex>
      </Space>
      <Card size="small" title={t('commercial.cards.several')} style={{ marginBlockEnd: 24 }}>
        <FileDrop
          url="/api/business-cards"
          field="front"
          accept={PICTURES}
          maxBytes={MAX_PICTURE}
          hint={t('commercial.cards.several_hint')}
          onUploaded={() => void waiting.refetch()}
        />
      </Card>
      <OpenCards open={waiting.open} read={waiting.read} />
    </>
  )
}
