import { useState } from 'react'
import { Alert, Button, Card, Flex, Space } from 'antd'
import { ScanOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
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
  const waiting = useOpenCards()
  return (
    <>
      <PageHeader
        title={t('commercial.business_cards.scan')}
        subtitle={t('commercial.business_cards.scan_hint')}
        back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      />
      <OneCard />
      <SeveralCards onUploaded={() => void waiting.refetch()} />
      <OpenCards open={waiting.open} read={waiting.read} />
    </>
  )
}

/** Both sides of one card, sent together and read while one waits. */
function OneCard() {
  const { t } = useTranslation()
  const [front, setFront] = useState<File | null>(null)
  const [back, setBack] = useState<File | null>(null)
  const upload = useCardUpload()
  const busy = upload.percent !== null
  const text = (name: string) => t(`commercial.business_cards.${name}`)
  const picked = { disabled: busy }
  return (
    <>
      <Flex wrap gap="middle" style={{ marginBlockEnd: 16 }}>
        <SidePicker title={text('front')} file={front} {...picked} onChange={setFront} />
        <SidePicker title={text('back')} file={back} {...picked} onChange={setBack} />
      </Flex>
      <Space direction="vertical" style={{ inlineSize: '100%', marginBlockEnd: 24 }}>
        <UploadState upload={upload} />
        <Flex gap="small">
          <Button
            type="primary"
            icon={<ScanOutlined />}
            disabled={!front || busy}
            loading={busy}
            onClick={() => front && void upload.send(front, back)}
          >
            {text('read')}
          </Button>
          {busy ? <Button onClick={upload.cancel}>{t('common.cancel')}</Button> : null}
        </Flex>
      </Space>
    </>
  )
}

function UploadState({ upload }: { upload: ReturnType<typeof useCardUpload> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { error, started, percent } = upload
  const finished = (job: Job) => {
    if (job.status === 'completed' && started) void navigate(cardPath(started.cardId))
  }
  return (
    <>
      {error ? <Alert type="error" showIcon role="alert" message={error} /> : null}
      {started ? (
        <Card size="small" title={t('commercial.business_cards.reading')}>
          <JobProgress job={started.job} onFinished={finished} download={false} />
        </Card>
      ) : null}
      {percent === null ? null : (
        <ProgressBar percent={percent} aria-label={t('commercial.business_cards.uploading')} />
      )}
    </>
  )
}

function SeveralCards({ onUploaded }: { onUploaded: () => void }) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={t('commercial.business_cards.several')}
      style={{ marginBlockEnd: 24 }}
    >
      <FileDrop
        url="/api/business-cards"
        field="front"
        accept={PICTURES}
        maxBytes={MAX_PICTURE}
        hint={t('commercial.business_cards.several_hint')}
        onUploaded={onUploaded}
      />
    </Card>
  )
}
